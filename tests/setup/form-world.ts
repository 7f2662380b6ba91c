import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createFormService, localForms } from '#local/form-service/engine.ts';
import { formServiceHandler } from '#local/form-service/http.ts';
import { createFaultSwitches, type AnyFault } from '#local/kit/faults.ts';
import type { Submission } from '#local/kit/submission.ts';
import { withFaults } from '#local/kit/with-faults.ts';
import { localEnv, localPorts, localWorld } from '#local/settings.ts';
import { deferred } from './deferred.ts';

const FORM_SERVICE_URL = localEnv(localWorld(localPorts(undefined)))['VITE_FORM_SERVICE_URL'] ?? '';

export interface FormWorld {
  /** The forms received since the last test, oldest first. */
  received: Submission[];
  /** Every request since the last test. */
  requests: Request[];
  /** Injects a fault into the next form's request. */
  fault(fault: AnyFault): void;
  /** Answers the next form. */
  answer(response: Response): void;
  /** Holds the next form's answer until `release`. */
  hold(): { release: () => void };
}

/** The same form service as in `npm start`, answering through msw. */
export function useFormWorld(): FormWorld {
  const received: Submission[] = [];
  const requests: Request[] = [];
  const answers: Response[] = [];
  let held: Promise<void> = Promise.resolve();
  const faults = createFaultSwitches();
  const service = createFormService({
    forms: localForms,
    now: Date.now,
    receive: (submission) => void received.push(submission),
  });
  const engine = formServiceHandler(service, 'http://localhost:5173');
  const handler = withFaults('form-service', engine, faults, async () => undefined);
  const server = setupServer(
    http.all(`${FORM_SERVICE_URL}/*`, async ({ request }) => {
      requests.push(request.clone());
      await held;
      return answers.shift() ?? handler(request);
    }),
  );

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    faults.clear();
    held = Promise.resolve();
    for (const list of [received, requests, answers]) list.length = 0;
  });
  afterAll(() => server.close());

  return {
    received,
    requests,
    answer: (response) => void answers.push(response),
    fault: (fault) => faults.add({ service: 'form-service', operation: '*', fault, times: 1 }),
    hold: () => {
      const { promise, resolve } = deferred();
      held = promise;
      return { release: resolve };
    },
  };
}
