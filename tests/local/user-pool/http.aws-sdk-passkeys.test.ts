import {
  AssociateSoftwareTokenCommand,
  CompleteWebAuthnRegistrationCommand,
  DeleteWebAuthnCredentialCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ListWebAuthnCredentialsCommand,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
  StartWebAuthnRegistrationCommand,
  VerifySoftwareTokenCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { awsClient } from '../../setup/aws-client.ts';
import {
  CLIENT_ID,
  EMAIL,
  MINUTE,
  PASSWORD,
  type SignedIn,
  type TestPool,
} from '../../setup/local-user-pool.ts';
import { INCORRECT, INVALID_SESSION, refusalOf, SESSION_EXPIRED } from '../../setup/refusals.ts';
import { signedInPool } from '../../setup/signed-in-pool.ts';
import {
  softwareAuthenticator,
  type AssertionJson,
  type Lies,
  type RegistrationJson,
} from '../../setup/software-authenticator.ts';
import { textAt } from '../../setup/text-at.ts';

const NOBODY = 'nobody@example.com';
const PASSWORDS = ['PASSWORD', 'PASSWORD_SRP'];
const REFUSED = 'NotAuthorizedException: Password Challenge is Required to SignIn';
const OTHER_ORIGIN = { origin: 'https://localhost.evil.example' };

let test: TestPool;
let known: SignedIn;
let AccessToken: string;
let client: CognitoIdentityProviderClient;
let close: () => Promise<void>;
let phone: ReturnType<typeof softwareAuthenticator>;

beforeEach(async () => {
  ({ test, known } = await signedInPool());
  AccessToken = known.accessToken;
  ({ client, close } = await awsClient(test));
  phone = softwareAuthenticator();
});
afterEach(() => close());

async function start(): Promise<unknown> {
  const started = await client.send(new StartWebAuthnRegistrationCommand({ AccessToken }));
  return started.CredentialCreationOptions;
}

function complete({ response, ...credential }: RegistrationJson) {
  const Credential = { ...credential, response, clientExtensionResults: {} };
  return client.send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential }));
}

async function add(lies: Lies = {}): Promise<string> {
  const made = phone.create(await start(), lies);
  await complete(made);
  return made.id;
}

const prefer = (passkey: boolean | null, token: boolean | null = true) =>
  client.send(
    new SetUserMFAPreferenceCommand({
      AccessToken,
      ...(token !== null && { SoftwareTokenMfaSettings: { Enabled: token, PreferredMfa: token } }),
      ...(passkey !== null && { WebAuthnMfaSettings: { Enabled: passkey } }),
    }),
  );

const list = (MaxResults?: number, NextToken?: string) =>
  client.send(new ListWebAuthnCredentialsCommand({ AccessToken, MaxResults, NextToken }));

const remove = (CredentialId: string) =>
  client.send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId }));

const initiate = (preferred?: string, USERNAME = EMAIL) =>
  client.send(
    new InitiateAuthCommand({
      ClientId: CLIENT_ID,
      AuthFlow: 'USER_AUTH',
      AuthParameters: {
        USERNAME,
        ...(preferred !== undefined && { PREFERRED_CHALLENGE: preferred }),
      },
    }),
  );

type Asked = Awaited<ReturnType<typeof initiate>>;

const answer = (asked: Asked, responses: Record<string, string>) =>
  client.send(
    new RespondToAuthChallengeCommand({
      ClientId: CLIENT_ID,
      ChallengeName: asked.ChallengeName,
      Session: asked.Session,
      ChallengeResponses: { USERNAME: known.sub, ...responses },
    }),
  );

const optionsOf = (asked: Asked): unknown =>
  JSON.parse(textAt(asked, 'ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS'));

const give = (asked: Asked, assertion: AssertionJson, USERNAME = known.sub) =>
  answer(asked, { USERNAME, CREDENTIAL: JSON.stringify(assertion) });

async function signIn(lies: Lies = {}) {
  const asked = await initiate('WEB_AUTHN');
  return give(asked, phone.get(optionsOf(asked), lies));
}

const listed = async () =>
  (await client.send(new GetUserCommand({ AccessToken }))).UserMFASettingList;

describe('the AWS SDK with passkeys', () => {
  it('adds one, signs in with it and no second challenge, and deletes it', async () => {
    const options = await start();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'localhost' },
      user: { id: Buffer.from(known.sub).toString('base64url') },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const made = phone.create(options);
    await complete(made);
    expect((await list()).Credentials).toEqual([
      {
        CredentialId: made.id,
        FriendlyCredentialName: 'Passkey',
        RelyingPartyId: 'localhost',
        AuthenticatorAttachment: 'platform',
        AuthenticatorTransports: ['internal', 'hybrid'],
        CreatedAt: new Date(test.now()),
      },
    ]);
    expect(await start()).toMatchObject({ excludeCredentials: [{ id: made.id }] });
    await prefer(true);
    expect(await listed()).toEqual(['SOFTWARE_TOKEN_MFA', 'WEB_AUTHN_MFA']);

    const done = await signIn();
    expect(done.AuthenticationResult).toMatchObject({ ExpiresIn: 900, TokenType: 'Bearer' });
    AccessToken = done.AuthenticationResult?.AccessToken ?? '';
    await signIn();
    await remove(made.id);
    expect((await list()).Credentials).toEqual([]);
    expect(await refusalOf(remove(made.id))).toContain('ResourceNotFoundException');
    expect((await initiate('WEB_AUTHN')).AvailableChallenges).toEqual(PASSWORDS);
  });

  it('chooses one among the first factors, or a password, which still needs a code', async () => {
    await add();
    await prefer(true);
    const choice = await initiate();
    expect(choice).toMatchObject({
      ChallengeName: 'SELECT_CHALLENGE',
      AvailableChallenges: [...PASSWORDS, 'WEB_AUTHN'],
    });
    const byPassword = await answer(choice, { ANSWER: 'PASSWORD', PASSWORD });
    expect(byPassword.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    const asked = await answer(await initiate(), { ANSWER: 'WEB_AUTHN' });
    const done = await give(asked, phone.get(optionsOf(asked)));
    expect(done.AuthenticationResult?.IdToken).toMatch(/^ey/);
  });

  it('lists page by page, at most twenty', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push(await add());
    expect(await refusalOf(start())).toContain('LimitExceededException');
    const first = await list();
    const second = await list(20, first.NextToken);
    expect(second.NextToken).toBeUndefined();
    const pages = [...(first.Credentials ?? []), ...(second.Credentials ?? [])];
    expect(pages.map(({ CredentialId }) => CredentialId)).toEqual(ids);
    expect((await list(1)).Credentials).toHaveLength(1);
    expect(await refusalOf(list(21))).toContain('InvalidParameterException');
    expect(await refusalOf(list(1, 'elsewhere'))).toContain('InvalidParameterException');
  });
});

describe('a registration', () => {
  it.each<[string, Lies, string]>([
    ['another challenge', { challenge: 'AAAA' }, 'WebAuthnChallengeNotFoundException'],
    ['a wrong origin', OTHER_ORIGIN, 'WebAuthnOriginNotAllowedException'],
    ['plain http', { origin: 'http://127.0.0.1' }, 'WebAuthnOriginNotAllowedException'],
    ['a wrong rp id', { relyingPartyId: 'example.com' }, 'WebAuthnRelyingPartyMismatchException'],
    ['no user verification', { isUserVerified: false }, 'WebAuthnCredentialNotSupportedException'],
  ])('is refused with %s, and its challenge is used up', async (_, lies, refusal) => {
    const options = await start();
    expect(await refusalOf(complete(phone.create(options, lies)))).toContain(refusal);
    expect(await refusalOf(complete(phone.create(options)))).toContain('ChallengeNotFound');
    expect((await list()).Credentials).toEqual([]);
  });

  it('is refused when repeated, restarted, late, or already registered', async () => {
    const options = await start();
    const made = phone.create(options);
    await complete(made);
    expect(await refusalOf(complete(made))).toContain('WebAuthnChallengeNotFoundException');
    const replaced = await start();
    await start();
    expect(await refusalOf(complete(phone.create(replaced)))).toContain('ChallengeNotFound');
    const late = await start();
    test.advance(5 * MINUTE);
    expect(await refusalOf(complete(phone.create(late)))).toContain('ChallengeNotFound');
    const taken = phone.create(await start(), { claimedId: made.id });
    expect(await refusalOf(complete(taken))).toContain('already registered');
  });
});

describe('a sign-in with a passkey', () => {
  beforeEach(async () => {
    await add();
    await prefer(true);
  });

  it.each<[string, Lies]>([
    ['another challenge', { challenge: 'AAAA' }],
    ['a wrong origin', OTHER_ORIGIN],
    ['a wrong rp id', { relyingPartyId: 'example.com' }],
    ['no user verification', { isUserVerified: false }],
    ['an unknown credential', { claimedId: 'AAAA' }],
    ['another user’s handle', { userHandle: 'AAAA' }],
  ])('is refused with %s, and its Session ends', async (_, lies) => {
    const asked = await initiate('WEB_AUTHN');
    expect(await refusalOf(give(asked, phone.get(optionsOf(asked), lies)))).toBe(INCORRECT);
    const honest = phone.get(optionsOf(asked));
    expect(await refusalOf(give(asked, honest))).toBe(SESSION_EXPIRED);
  });

  it.each<[string, Lies]>([
    ['right', {}],
    ['wrong', OTHER_ORIGIN],
  ])('ends the choice that led to it with a %s answer', async (_, lies) => {
    const choice = await initiate();
    const asked = await answer(choice, { ANSWER: 'WEB_AUTHN' });
    await give(asked, phone.get(optionsOf(asked), lies)).catch(() => undefined);
    expect(await refusalOf(answer(choice, { ANSWER: 'WEB_AUTHN' }))).toBe(SESSION_EXPIRED);
  });

  it('is refused when replayed, late, with a counter going back, or by email', async () => {
    const asked = await initiate('WEB_AUTHN');
    const assertion = phone.get(optionsOf(asked), { counter: 9 });
    await give(asked, assertion);
    expect(await refusalOf(give(asked, assertion))).toBe(SESSION_EXPIRED);
    expect(await refusalOf(give(await initiate('WEB_AUTHN'), assertion))).toBe(INCORRECT);
    expect(await refusalOf(signIn({ counter: 9 }))).toBe(INCORRECT);
    const next = await initiate('WEB_AUTHN');
    const byEmail = give(next, phone.get(optionsOf(next), { counter: 10 }), EMAIL);
    expect(await refusalOf(byEmail)).toBe(INVALID_SESSION);
    const late = await initiate('WEB_AUTHN');
    test.advance(3 * MINUTE);
    expect(await refusalOf(give(late, phone.get(optionsOf(late))))).toBe(SESSION_EXPIRED);
  });

  it('is refused with another user’s passkey, and one deleted meanwhile', async () => {
    const grace = await test.firstSignIn('grace@example.com');
    const mine = AccessToken;
    AccessToken = grace.accessToken;
    const id = await add();
    AccessToken = mine;
    expect(await refusalOf(signIn({ id }))).toBe(INCORRECT);
    const asked = await initiate('WEB_AUTHN');
    await test.pool.forgetPasskeys(EMAIL);
    expect(await refusalOf(give(asked, phone.get(optionsOf(asked))))).toBe(INCORRECT);
  });

  it('is refused to a disabled user', async () => {
    const asked = await initiate('WEB_AUTHN');
    await test.pool.setTrait(EMAIL, 'disabled');
    // Disabling ends pending sign-ins.
    expect(await refusalOf(give(asked, phone.get(optionsOf(asked))))).toBe(SESSION_EXPIRED);
    expect(await refusalOf(signIn())).toContain('User is disabled.');
  });

  it('is offered only while it counts as MFA and the pool allows it', async () => {
    expect(await refusalOf(prefer(true, null))).toContain('an additional MFA setting');
    expect(await refusalOf(prefer(true, false))).toContain('an additional MFA setting');
    const offered = async () => (await initiate()).AvailableChallenges;
    for (const turnOff of [() => prefer(null), () => prefer(false), replaceAuthenticator]) {
      await prefer(true);
      expect(await offered()).toContain('WEB_AUTHN');
      await turnOff();
      expect(await listed()).toEqual(['SOFTWARE_TOKEN_MFA']);
      expect(await offered()).toEqual(PASSWORDS);
      expect(await refusalOf(initiate('WEB_AUTHN'))).toBe(REFUSED);
    }
    await prefer(true);
    await test.pool.changePasskeySettings({ firstFactor: false });
    expect((await initiate('WEB_AUTHN')).AvailableChallenges).toEqual(PASSWORDS);
    await test.pool.forgetPasskeys(EMAIL);
    expect(await refusalOf(prefer(true))).toContain('applicable WebAuthn credentials');
  });

  it('does not reveal who has an account', async () => {
    const unknown = await initiate('WEB_AUTHN', NOBODY);
    expect(unknown).toMatchObject({
      ChallengeName: 'SELECT_CHALLENGE',
      AvailableChallenges: PASSWORDS,
      ChallengeParameters: { USERNAME: expect.stringMatching(/^[\da-f-]{36}$/) },
    });
    const USERNAME = NOBODY;
    const wrong = answer(unknown, { USERNAME, ANSWER: 'PASSWORD', PASSWORD });
    expect(await refusalOf(wrong)).toBe(INCORRECT);
  });
});

async function replaceAuthenticator() {
  const { SecretCode = '' } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  const UserCode = test.totp(SecretCode);
  await client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
}

describe('a pool', () => {
  it('without passkeys refuses all four operations, and offers passwords', async () => {
    const id = await add();
    await prefer(true);
    const asked = await initiate('WEB_AUTHN');
    await test.pool.changePasskeySettings({ enabled: false });
    const off = 'WebAuthnNotEnabledException';
    expect(await refusalOf(start())).toContain(off);
    expect(await refusalOf(list())).toContain(off);
    expect(await refusalOf(remove(id))).toContain(off);
    expect(await refusalOf(prefer(true))).toContain(off);
    expect(await refusalOf(give(asked, phone.get(optionsOf(asked))))).toContain(off);
    expect((await initiate('WEB_AUTHN')).AvailableChallenges).toEqual(PASSWORDS);
    await test.pool.changePasskeySettings({ enabled: true });
    expect((await signIn()).AuthenticationResult).toBeDefined();
  });
});
