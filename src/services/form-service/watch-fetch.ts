/** How a request ended: without an answer, with one that is no JSON, or with JSON. */
export type Reception =
  { kind: 'unreachable' } | { kind: 'unreadable' } | { kind: 'readable'; body: unknown };

/**
 * Runs `send` and tells how its first request ended. The form service's client turns a dead
 * network, a page of HTML and a refusal without a code into one and the same error, whose text
 * differs by browser and by language, and takes no fetch of ours. It calls fetch before it first
 * yields: so ours stands in for exactly as long, and nobody else can meet it. A client that comes
 * to fetch later is believed as it is.
 */
export async function watchFetch<Value>(
  send: () => Promise<Value>,
): Promise<{ value: Value; reception: Reception }> {
  const original = globalThis.fetch;
  let reception: Promise<Reception> = Promise.resolve({ kind: 'readable', body: null });
  let pending: Promise<Value>;
  globalThis.fetch = (...request) => {
    const answer = original(...request);
    // First in line, so that the copy is made before the client reads the body.
    reception = answer.then(receive, () => ({ kind: 'unreachable' }));
    return answer;
  };
  try {
    pending = send();
  } finally {
    globalThis.fetch = original;
  }
  return { value: await pending, reception: await reception };
}

async function receive(answer: Response): Promise<Reception> {
  try {
    return { kind: 'readable', body: await answer.clone().json() };
  } catch (error) {
    const isNoJson = error instanceof Error && error.name === 'SyntaxError';
    return { kind: isNoJson ? 'unreadable' : 'unreachable' };
  }
}
