import { vi } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';

type Answer = (next: () => Promise<Response>) => Promise<Response> | Response;

/** Answers operations in the pool's place, as a pool in another condition would; the rest goes through. */
export function answerInstead(answers: Readonly<Record<string, Answer>>): void {
  const through = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const target = new Headers(init?.headers).get('x-amz-target') ?? '';
    const answer = answers[target.split('.')[1] ?? ''];
    const next = () => through(input, init);
    return answer === undefined ? next() : answer(next);
  });
}

export function refusal(name: string, message: string): Response {
  return Response.json(
    { __type: name, message },
    { status: 400, headers: { 'x-amzn-errortype': `${name}:` } },
  );
}

/** The signed-in person has no authenticator until they verify one. */
export function withoutAuthenticator(): void {
  let verified = false;
  answerInstead({
    GetUser: async (next) => {
      const response = await next();
      if (verified || !response.ok) return response;
      return Response.json({
        ...Object(await response.json()),
        UserMFASettingList: undefined,
        PreferredMfaSetting: undefined,
      });
    },
    SetUserMFAPreference: (next) =>
      verified
        ? next()
        : refusal('InvalidParameterException', 'User has not verified software token mfa'),
    VerifySoftwareToken: async (next) => {
      const response = await next();
      verified ||= response.ok;
      return response;
    },
  });
}

/** The signed-in person's authenticator is verified, and counts once it is switched on. */
export function withAuthenticatorOff(): void {
  let on = false;
  answerInstead({
    GetUser: async (next) => {
      const response = await next();
      if (on || !response.ok) return response;
      return Response.json({ ...Object(await response.json()), UserMFASettingList: [] });
    },
    SetUserMFAPreference: async (next) => {
      const response = await next();
      on ||= response.ok;
      return response;
    },
  });
}

/** Turns the session in the token store into one that began at the social provider. */
export function asSocialSession(): void {
  const prefix = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}`;
  const user = new RegExp(`${prefix}\\.LastAuthUser=([^;]+)`).exec(document.cookie)?.[1];
  const metadata = encodeURIComponent('{"oauthSignIn":true}');
  document.cookie = `${prefix}.${user}.oauthMetadata=${metadata}; path=/`;
}
