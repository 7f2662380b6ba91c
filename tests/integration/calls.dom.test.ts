import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { env } from '#src/config/env.ts';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { authenticator, codeFor, PASSWORD } from '../setup/people.ts';
import { useWorld } from '../setup/world.ts';

/** The requests that leave the browser (docs/product, Calls): their recipients, methods and inputs. */

const world = useWorld();
const EMAIL = 'calls@example.com';
const ANOTHER_PASSWORD = 'Battery-staple';

interface Call {
  operation: string;
  url: string;
  method: string | undefined;
  contentType: string | null;
  headerNames: string[];
  input: Record<string, unknown>;
}

function watchCalls(): Call[] {
  const calls: Call[] = [];
  const through = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    calls.push({
      operation: headers.get('x-amz-target') ?? '',
      url: input instanceof Request ? input.url : input.toString(),
      method: init?.method,
      contentType: headers.get('content-type'),
      headerNames: [...headers.keys()],
      input: Object(body),
    });
    return through(input, init);
  });
  return calls;
}

beforeEach(() => {
  userPool.signOut();
});

async function wholeJourney(): Promise<void> {
  await amplifyUserPool.signUp({ name: 'Ada Lovelace', email: EMAIL, password: PASSWORD });
  await amplifyUserPool.confirmSignUp(EMAIL, codeFor(world, EMAIL));
  const step = await amplifyUserPool.signIn(EMAIL, PASSWORD);
  const secret = /"secret":"([A-Z2-7]+)"/.exec(JSON.stringify(step))?.[1] ?? '';
  await amplifyUserPool.answerChallenge(EMAIL, { response: authenticator(secret)() });
  await amplifyUserPool.preferSoftwareToken();
  await amplifyUserPool.profile();
  await amplifyUserPool.updateName('Ada Byron');
  await amplifyUserPool.changePassword(PASSWORD, ANOTHER_PASSWORD);
  userPool.signOut();
  await amplifyUserPool.requestPasswordReset(EMAIL);
  const code = codeFor(world, EMAIL);
  await amplifyUserPool.confirmPasswordReset({ email: EMAIL, code, password: PASSWORD });
}

describe('the calls of a whole journey', () => {
  it('are POSTs of JSON with the operation in the target header and the specified inputs', async () => {
    const calls = watchCalls();
    await wholeJourney();
    const PREFIX = 'AWSCognitoIdentityProviderService.';
    const toPool = calls.filter(({ operation }) => operation.startsWith(PREFIX));
    for (const { url, method, contentType } of toPool) {
      expect(url.replace(/\/$/, '')).toBe(env.userPool.endpoint);
      expect(method).toBe('POST');
      expect(contentType).toBe('application/x-amz-json-1.1');
    }
    // One preflight allows all of them: it is cached by URL, for the headers that the first call had.
    const [first, ...others] = toPool.map(({ headerNames }) => headerNames);
    for (const names of others) expect(first).toEqual(expect.arrayContaining(names));
    const inputOf = (name: string) =>
      toPool.find(({ operation }) => operation === PREFIX + name)?.input ?? {};

    expect(inputOf('SignUp')).toMatchObject({
      ClientId: LOCAL_CLIENT_ID,
      Username: EMAIL,
      Password: PASSWORD,
    });
    expect(inputOf('SignUp')['UserAttributes']).toEqual(
      expect.arrayContaining([
        { Name: 'name', Value: 'Ada Lovelace' },
        { Name: 'email', Value: EMAIL },
      ]),
    );
    const sixDigits = expect.stringMatching(/^\d{6}$/);
    expect(inputOf('ConfirmSignUp')).toMatchObject({
      Username: EMAIL,
      ConfirmationCode: sixDigits,
    });
    expect(inputOf('InitiateAuth')).toMatchObject({ AuthFlow: 'USER_SRP_AUTH' });
    expect(inputOf('VerifySoftwareToken')).toMatchObject({ UserCode: sixDigits });
    expect(inputOf('SetUserMFAPreference')).toMatchObject({
      SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
    });
    expect(inputOf('UpdateUserAttributes')['UserAttributes']).toEqual([
      { Name: 'name', Value: 'Ada Byron' },
    ]);
    expect(inputOf('ChangePassword')).toMatchObject({
      PreviousPassword: PASSWORD,
      ProposedPassword: ANOTHER_PASSWORD,
    });
    expect(inputOf('ForgotPassword')).toMatchObject({ Username: EMAIL });
    expect(inputOf('ConfirmForgotPassword')).toMatchObject({
      Username: EMAIL,
      ConfirmationCode: sixDigits,
      Password: PASSWORD,
    });
    expect(world.calls).toEqual(
      expect.arrayContaining(['AssociateSoftwareToken', 'GetUser', 'RevokeToken']),
    );
    expect([...new Set(world.identityCalls)]).toEqual(['GetId', 'GetCredentialsForIdentity']);
  });

  it('never contain the password while signing in', async () => {
    const email = 'secret@example.com';
    await amplifyUserPool.signUp({ name: 'Ada Lovelace', email, password: PASSWORD });
    await amplifyUserPool.confirmSignUp(email, codeFor(world, email));
    const calls = watchCalls();
    expect(await amplifyUserPool.signIn(email, PASSWORD)).toMatchObject({ ok: true });
    const proof = expect.stringContaining('RespondToAuthChallenge');
    expect(calls.map(({ operation }) => operation)).toContainEqual(proof);
    expect(JSON.stringify(calls)).not.toContain(PASSWORD);
  });
});
