import fc from 'fast-check';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** How many values a property is tried with: `FUZZ_RUNS=100000 npx vitest run properties redirect-policy` for long. */
export const FUZZ_RUNS = Number(process.env['FUZZ_RUNS'] ?? 200);
export const FUZZ_TIMEOUT_MS = 60_000 + FUZZ_RUNS * 20;

/** `text` with some characters replaced, inserted or removed. */
export function mutated(text: string): fc.Arbitrary<string> {
  const edit = fc.record({
    at: fc.nat(text.length),
    removed: fc.nat(3),
    put: fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 3 })),
  });
  return fc
    .array(edit, { minLength: 1, maxLength: 3 })
    .map((edits) =>
      edits.reduce(
        (result, { at, removed, put }) => result.slice(0, at) + put + result.slice(at + removed),
        text,
      ),
    );
}

/** A service's response, or null for a broken connection. */
export type Answer = { status: number; body: string; headers?: Record<string, string> } | null;

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
  const status = fc.oneof(
    fc.constantFrom(200, 200, 400, 400, 422),
    fc.integer({ min: 200, max: 599 }),
  );
  const type = fc.constantFrom('application/json', 'application/x-amz-json-1.1', 'text/html', '');
  const typed = fc
    .tuple(type, headers)
    .map(([contentType, others]) => Object.assign({ 'content-type': contentType }, others));
  return fc.option(fc.record({ status, body, headers: typed }), { freq: 30 });
}

/** Statuses that must not have a body. */
const BODILESS = new Set([204, 205, 304]);

/** Runs `work` while every request gets the answer that `choose` makes of its body. */
export async function answering<Value>(
  choose: Answer | ((form: URLSearchParams) => Answer),
  work: () => Promise<Value>,
): Promise<Value> {
  const original = globalThis.fetch;
  globalThis.fetch = async (_, init) => {
    const form = new URLSearchParams(typeof init?.body === 'string' ? init.body : '');
    const answer = typeof choose === 'function' ? choose(form) : choose;
    if (answer === null) throw new TypeError('Failed to fetch');
    const { body, ...rest } = answer;
    return new Response(BODILESS.has(rest.status) ? null : body, rest);
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = original;
  }
}

export const TOKEN_PREFIX = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}`;

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A well-formed token with an invalid signature, which the browser doesn't check. */
export function unsignedToken(claims: unknown): string {
  return [encoded({ alg: 'RS256', kid: 'k' }), encoded(claims), 'c2ln'].join('.');
}

/** The cookies of a signed-in user's session, by the suffix of their names. */
export function sessionCookies(session = 'a-session') {
  const claims = { sub: 'a-sub', username: 'a-sub', origin_jti: session, exp: 4e9, iat: 1 };
  return {
    LastAuthUser: 'a-sub',
    'a-sub.accessToken': unsignedToken({ ...claims, token_use: 'access' }),
    'a-sub.idToken': unsignedToken({ ...claims, token_use: 'id', email: 'ada@example.com' }),
    'a-sub.refreshToken': 'refresh',
    'a-sub.clockDrift': '0',
    'a-sub.signInDetails': '{"loginId":"ada@example.com"}',
    'a-sub.oauthMetadata': '{"oauthSignIn":false}',
  };
}

/** Replaces the cookies in which Amplify keeps its session. */
export function setCookies(cookies: Readonly<Record<string, string>>): void {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  for (const [name, value] of Object.entries(cookies)) {
    document.cookie = `${TOKEN_PREFIX}.${name}=${value}; path=/`;
  }
}

/** Whether a failure of the user pool has a code, and a message of at most one line. */
export function isDescribed({ code, providerMessage }: UserPoolError): boolean {
  return /^[a-z-]+$/.test(code) && !/[\n\r]|\[object /.test(providerMessage);
}
