import { operationOf } from './aws-target.ts';
import { faultAnswer } from './fault-answers.ts';
import type { FaultSwitches, Service } from './faults.ts';
import type { Handler } from './handler.ts';

const SLOW_MS = 5000;

/** Injects faults in front of a handler. Preflights do not count, so that `times` counts the app's own requests. */
export function withFaults(
  service: Service,
  handler: Handler,
  faults: FaultSwitches,
  sleep: (milliseconds: number) => Promise<void>,
): Handler {
  return async (request) => {
    if (request.method === 'OPTIONS') return handler(request);
    const operation = operationOf(request.headers) ?? new URL(request.url).pathname;
    const fault = faults.take(service, operation);
    if (fault === null) return handler(request);
    if (fault === 'network') return Response.error();
    if (fault !== 'slow') return faultAnswer(service, operation, fault);
    await sleep(SLOW_MS);
    return handler(request);
  };
}
