import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { memoryStore, type Store } from '#local/kit/store.ts';
import type { Mail } from '#local/kit/mail.ts';
import { createUserPool, type UserPool } from '#local/user-pool/engine.ts';
import { emptyUserPoolState, type UserPoolState } from '#local/user-pool/state.ts';
import type { SignInTrait } from '#local/user-pool/trait-names.ts';
import { srpClient } from './srp-client.ts';

/** A local user pool in memory, with a clock that only the test moves, and the steps tests repeat. */

export const POOL_ID = 'eu-west-1_Lureproof';
export const POOL_NAME = 'Lureproof';
export const CLIENT_ID = 'testclient';
export const ISSUER = `http://localhost:4101/${POOL_ID}`;
export const CALLBACK_URL = 'http://localhost:5173/callback';
export const LOGOUT_URL = 'http://localhost:5173/';
export const EMAIL = 'ada@example.com';
export const PASSWORD = 'Correct-horse';
export const START = Date.UTC(2026, 10, 21, 0, 48, 27);

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface TestPool {
  pool: UserPool;
  store: Store<UserPoolState>;
  /** Newest last. */
  mails: Mail[];
  now(): number;
  advance(milliseconds: number): void;
  /** `pool.call` with the client id filled in where the operation takes one. */
  call(operation: string, input?: Record<string, unknown>): Promise<object>;
}

/** RSA keys take a while to make: the first pool that makes some makes them for all; keys given stay its own. */
const madeOnce: { keys: UserPoolState['signingKeys'] } = { keys: null };

export function testPool(realTime = false, initial = emptyUserPoolState()): TestPool {
  let offset = 0;
  const now = () => (realTime ? Date.now() : START) + offset;
  const mails: Mail[] = [];
  const store = memoryStore({ ...initial, signingKeys: initial.signingKeys ?? madeOnce.keys });
  const pool = createUserPool({
    poolId: POOL_ID,
    clientId: CLIENT_ID,
    issuer: ISSUER,
    callbackUrls: [CALLBACK_URL],
    logoutUrls: [LOGOUT_URL],
    now,
    randomBytes,
    store,
    sendMail: (mail) => void mails.push(mail),
  });
  return {
    pool,
    store,
    mails,
    now,
    advance: (milliseconds) => void (offset += milliseconds),
    call: async (operation, input = {}) => {
      const answer = await pool.call(operation, { ClientId: CLIENT_ID, ...input });
      if (initial.signingKeys === null) madeOnce.keys ??= store.read().signingKeys;
      return answer;
    },
  };
}

/** The string at a path such as `AuthenticationResult.IdToken`. */
export function textAt(source: unknown, path: string): string {
  let value: unknown = source;
  for (const name of path.split('.')) value = valueOf(value, name);
  if (typeof value !== 'string') throw new Error(`No text at ${path}`);
  return value;
}

function valueOf(source: unknown, name: string): unknown {
  const entries = Object.entries(typeof source === 'object' && source !== null ? source : {});
  return new Map<string, unknown>(entries).get(name);
}

/** The refusal of a call; fails when the call succeeds. */
export async function refusal(call: Promise<unknown>): Promise<{ name: string; message: string }> {
  const outcome: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof Error)) throw new Error('The call was not refused');
  return { name: outcome.name, message: outcome.message };
}

export function lastCode({ mails }: TestPool): string {
  return mails.at(-1)?.code ?? '';
}

export async function signUp(test: TestPool, email = EMAIL, password = PASSWORD): Promise<string> {
  const attributes = [
    { Name: 'email', Value: email },
    { Name: 'name', Value: 'Ada Lovelace' },
  ];
  const input = { Username: email, Password: password, UserAttributes: attributes };
  return textAt(await test.call('SignUp', input), 'UserSub');
}

/** Signed up and confirmed. */
export async function register(
  test: TestPool,
  email = EMAIL,
  password = PASSWORD,
): Promise<string> {
  const sub = await signUp(test, email, password);
  await test.call('ConfirmSignUp', { Username: email, ConfirmationCode: lastCode(test) });
  return sub;
}

export function srpTimestamp(time: number): string {
  const [day = '', date = '', month = '', year = '', clock = ''] = new Date(time)
    .toUTCString()
    .replace(',', '')
    .split(' ');
  return `${day} ${month} ${Number(date)} ${clock} UTC ${year}`;
}

export interface ProofOverrides {
  timestamp?: string;
  secretBlock?: string;
  username?: string;
  signature?: string;
  deviceKey?: string;
  session?: string;
}

/** Answers the PASSWORD_VERIFIER challenge that InitiateAuth gave for `A`. */
export function answerSrp(
  test: TestPool,
  client: ReturnType<typeof srpClient>,
  initiated: object,
  password: string,
  overrides: ProofOverrides = {},
): Promise<object> {
  const parameter = (name: string) => textAt(initiated, `ChallengeParameters.${name}`);
  const timestamp = overrides.timestamp ?? srpTimestamp(test.now());
  const secretBlock = overrides.secretBlock ?? parameter('SECRET_BLOCK');
  const userId = parameter('USER_ID_FOR_SRP');
  const challenge = {
    poolName: POOL_NAME,
    userId,
    salt: parameter('SALT'),
    B: parameter('SRP_B'),
    secretBlock,
  };
  return test.call('RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ...(overrides.session !== undefined && { Session: overrides.session }),
    ChallengeResponses: {
      ...(overrides.deviceKey !== undefined && { DEVICE_KEY: overrides.deviceKey }),
      USERNAME: overrides.username ?? userId,
      PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
      PASSWORD_CLAIM_SIGNATURE: overrides.signature ?? client.sign(challenge, password, timestamp),
      TIMESTAMP: timestamp,
    },
  });
}

export function initiateSrp(test: TestPool, username: string, A: string): Promise<object> {
  return test.call('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: username, SRP_A: A },
  });
}

/** A short exponent keeps the tests quick; the server cannot tell. */
export function quickClient(): ReturnType<typeof srpClient> {
  return srpClient(randomBytes(32).toString('hex'));
}

/** Up to the first challenge after the password. */
export async function provePassword(
  test: TestPool,
  username = EMAIL,
  password = PASSWORD,
  overrides: ProofOverrides = {},
): Promise<object> {
  const client = quickClient();
  const initiated = await initiateSrp(test, username, client.A);
  return answerSrp(test, client, initiated, password, overrides);
}

export function totpCode(secret: string, time: number): string {
  const options = { secret: Secret.fromBase32(secret), digits: 6, period: 30, algorithm: 'SHA1' };
  return new TOTP(options).generate({ timestamp: time });
}

/** A six-digit code that is not valid for the secret at that time. */
export function wrongTotpCode(secret: string, time: number): string {
  const near = new Set([-30, 0, 30].map((seconds) => totpCode(secret, time + seconds * SECOND)));
  return ['000000', '111111', '222222', '333333'].find((code) => !near.has(code)) ?? '';
}

export interface SignedIn {
  sub: string;
  secret: string;
  accessToken: string;
  idToken: string;
  refreshToken: string;
}

export function respond(
  test: TestPool,
  challenge: string,
  session: string,
  responses: Record<string, string>,
): Promise<object> {
  return test.call('RespondToAuthChallenge', {
    ChallengeName: challenge,
    Session: session,
    ChallengeResponses: responses,
  });
}

/** Sets up an authenticator with the Session of an MFA_SETUP challenge. */
export async function enrol(test: TestPool, sub: string, session: string): Promise<SignedIn> {
  const associated = await test.call('AssociateSoftwareToken', { Session: session });
  const secret = textAt(associated, 'SecretCode');
  const verified = await test.call('VerifySoftwareToken', {
    Session: textAt(associated, 'Session'),
    UserCode: totpCode(secret, test.now()),
    FriendlyDeviceName: 'Phone',
  });
  const done = await respond(test, 'MFA_SETUP', textAt(verified, 'Session'), { USERNAME: sub });
  return { sub, secret, ...tokensOf(done) };
}

function tokensOf(answer: object) {
  return {
    accessToken: textAt(answer, 'AuthenticationResult.AccessToken'),
    idToken: textAt(answer, 'AuthenticationResult.IdToken'),
    refreshToken: textAt(answer, 'AuthenticationResult.RefreshToken'),
  };
}

/** A registered user's whole first sign-in. */
export async function firstSignIn(test: TestPool, email = EMAIL): Promise<SignedIn> {
  const sub = await register(test, email);
  const challenge = await provePassword(test, email);
  return enrol(test, sub, textAt(challenge, 'Session'));
}

/** One RSA key under two key ids takes half the time, and only `token_use` tells its tokens apart. */
async function quickKeys(): Promise<UserPoolState['signingKeys']> {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const key = async (kid: string) => ({
    kid,
    privateKey: { ...(await exportJWK(pair.privateKey)), kid, alg: 'RS256', use: 'sig' },
    publicKey: { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' },
  });
  return { id: await key('id'), access: await key('access') };
}

const signedInOnce: { state: UserPoolState; known: SignedIn }[] = [];

/** A pool of its own in which Ada has just signed in for the first time; worked out once per file. */
export async function signedInPool(): Promise<{ test: TestPool; known: SignedIn }> {
  if (signedInOnce.length === 0) {
    const test = testPool(false, { ...emptyUserPoolState(), signingKeys: await quickKeys() });
    const known = await firstSignIn(test);
    signedInOnce.push({ state: test.store.read(), known });
  }
  const [made] = signedInOnce;
  if (made === undefined) throw new Error('Nobody has signed in');
  return { test: testPool(false, structuredClone(made.state)), known: made.known };
}

/** Ada, with an authenticator, of whom the console has made `trait`; her next code is a fresh one. */
export async function poolWith(trait: SignInTrait): Promise<{ test: TestPool; known: SignedIn }> {
  const { test, known } = await signedInPool();
  test.advance(MINUTE);
  await test.pool.setTrait(EMAIL, trait);
  return { test, known };
}

/** A later sign-in with a fresh time step. */
export async function signInAgain(test: TestPool, known: SignedIn): Promise<SignedIn> {
  test.advance(MINUTE);
  const challenge = await provePassword(test, known.sub);
  const responses = {
    USERNAME: known.sub,
    SOFTWARE_TOKEN_MFA_CODE: totpCode(known.secret, test.now()),
  };
  const done = await respond(test, 'SOFTWARE_TOKEN_MFA', textAt(challenge, 'Session'), responses);
  return { ...known, ...tokensOf(done) };
}
