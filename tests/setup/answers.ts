import { vi } from 'vitest';
import { operationOf } from '#local/kit/aws-target.ts';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';

type Answer = (next: () => Promise<Response>) => Promise<Response> | Response;

/** Answers some operations as a pool in another condition would; all others reach the pool. */
export function answerInstead(answers: Readonly<Record<string, Answer>>): void {
  const through = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = answers[operationOf(new Headers(init?.headers)) ?? ''];
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

/** Answers a temporary password as a pool that requires these attributes and doesn't have this user's. */
export function withoutAttributes(...names: readonly string[]): void {
  answerInstead({
    RespondToAuthChallenge: async (next) => {
      const response = await next();
      if (!response.ok) return response;
      const { ChallengeParameters, ...rest } = Object(await response.json());
      const requiredAttributes = JSON.stringify(names.map((name) => `userAttributes.${name}`));
      return Response.json({
        ...rest,
        ChallengeParameters: { ...ChallengeParameters, requiredAttributes },
      });
    },
  });
}

/** Answers as if the signed-in user had no authenticator until verifying one. */
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

/** Answers as if the signed-in user's authenticator were verified but not enabled. */
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

/** Makes the session in the token store one from the social provider. */
export function asSocialSession(): void {
  const prefix = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}`;
  const user = new RegExp(`${prefix}\\.LastAuthUser=([^;]+)`).exec(document.cookie)?.[1];
  const metadata = encodeURIComponent('{"oauthSignIn":true}');
  document.cookie = `${prefix}.${user}.oauthMetadata=${metadata}; path=/`;
}
