import fc from 'fast-check';

/** A service's response. */
export type Answer =
  | { kind: 'network' }
  | { kind: 'response'; status: number; body: string; headers: Record<string, string> };

const TYPES = ['application/json', 'application/x-amz-json-1.1', 'text/html', ''];

/** Responses with `bodies`, any JSON, any text or nothing, and broken connections. */
export function answers(
  bodies: fc.Arbitrary<unknown>,
  headers: fc.Arbitrary<Record<string, string>> = fc.constant({}),
): fc.Arbitrary<Answer> {
  const json = fc.oneof({ weight: 8, arbitrary: bodies }, fc.jsonValue());
  const body = fc.oneof(
    { weight: 12, arbitrary: json.map((value) => JSON.stringify(value) ?? '') },
    fc.string(),
    fc.constantFrom('', '<!doctype html>', '{"errors":', 'null'),
  );
  const response = fc.record({
    kind: fc.constant('response' as const),
    status: fc.oneof(fc.constantFrom(200, 200, 400, 400, 422), fc.integer({ min: 200, max: 599 })),
    body,
    headers: fc
      .tuple(fc.constantFrom(...TYPES), headers)
      .map(([type, others]) => Object.assign({ 'content-type': type }, others)),
  });
  return fc.oneof(
    { weight: 30, arbitrary: response },
    { weight: 1, arbitrary: fc.constant({ kind: 'network' as const }) },
  );
}

/** Statuses that must not have a body. */
const BODILESS = new Set([204, 205, 304]);

export function responseOf(answer: Answer): Promise<Response> {
  if (answer.kind === 'network') return Promise.reject(new TypeError('Failed to fetch'));
  const { status, body, headers } = answer;
  return Promise.resolve(new Response(BODILESS.has(status) ? null : body, { status, headers }));
}

/** Runs `work` while every request gets this answer. */
export async function answering<Value>(answer: Answer, work: () => Promise<Value>): Promise<Value> {
  const original = globalThis.fetch;
  globalThis.fetch = () => responseOf(answer);
  try {
    return await work();
  } finally {
    globalThis.fetch = original;
  }
}
