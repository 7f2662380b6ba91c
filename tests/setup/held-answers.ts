import { vi } from 'vitest';

export interface HeldAnswers {
  /** How many have been asked for. */
  asked(): number;
  release(): void;
}

/** Keeps back the answers to an operation, or to an OAuth path, until they are released. */
export function holdAnswers(operation: string): HeldAnswers {
  let asked = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const through = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const held = operationOf(input, init) === operation;
    if (held) asked += 1;
    const response = await through(input, init);
    if (held) await released;
    return response;
  });
  return { asked: () => asked, release };
}

function operationOf(input: RequestInfo | URL, init?: RequestInit): string {
  const request = new Request(input, init);
  const target = request.headers.get('x-amz-target');
  return target?.split('.')[1] ?? new URL(request.url).pathname;
}
