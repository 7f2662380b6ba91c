import { onTestFinished, vi } from 'vitest';
import { operationOf } from '#local/kit/aws-target.ts';
import { deferred } from './deferred.ts';

export interface HeldAnswers {
  /** The number of requests so far. */
  asked(): number;
  release(): void;
}

/** Holds the answers to an operation, or an OAuth path, until they are released. */
export function holdAnswers(operation: string): HeldAnswers {
  let asked = 0;
  const { promise: released, resolve: release } = deferred();
  // Every later refresh in Amplify waits for this one's answer, even in the next test.
  onTestFinished(release);
  const through = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const held = requestedBy(input, init) === operation;
    if (held) asked += 1;
    const response = await through(input, init);
    if (held) await released;
    return response;
  });
  return { asked: () => asked, release };
}

/** The operations and OAuth paths requested from now on, in order. */
export function watchOperations(): string[] {
  const asked: string[] = [];
  const through = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(requestedBy(input, init));
    return through(input, init);
  });
  return asked;
}

function requestedBy(input: RequestInfo | URL, init?: RequestInit): string {
  const request = new Request(input, init);
  return operationOf(request.headers) ?? new URL(request.url).pathname;
}
