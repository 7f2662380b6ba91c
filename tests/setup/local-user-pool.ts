import { otherCode } from './other-code.ts';
import { randomBytes } from 'node:crypto';
import { memoryStore, type Store } from '#local/kit/store.ts';
import type { Mail } from '#local/kit/mail.ts';
import { createUserPool, type UserPool, type UserPoolDeps } from '#local/user-pool/engine.ts';
import { userPoolHandler } from '#local/user-pool/http.ts';
import { emptyUserPoolState, type UserPoolState } from '#local/user-pool/state.ts';
import { sharedSigningKeys } from './signing-keys.ts';
import { srpAnswer, type ProofOverrides } from './srp-answer.ts';
import { quickClient, type srpClient } from './srp-client.ts';
import { textAt } from './text-at.ts';
import { totpCode } from './totp-codes.ts';

/** An in-memory user pool whose clock only the test moves, and the steps that tests repeat. */

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
/** Of ID and access tokens. */
export const TOKEN_LIFETIME = 15 * MINUTE;
/** Of a refresh token, and so of a session. */
export const SESSION_LIFETIME = 365 * DAY;

export interface TestPool {
  pool: UserPool;
  store: Store<UserPoolState>;
  /** Newest last. */
  mails: Mail[];
  now(): number;
  advance(milliseconds: number): void;
  /** Calls an operation over HTTP, though without a socket, with the client id filled in. Rejects with its refusal. */
  call(operation: string, input?: Record<string, unknown>): Promise<object>;
  /** The code in the newest mail. */
  lastCode(): string;
  /** A six-digit code other than the newest one. */
  wrongCode(): string;
  /** The current code of an authenticator app. */
  totp(secret: string): string;
  /** Resolves with the user's sub. */
  signUp(email?: string, password?: string): Promise<string>;
  /** Signs up and confirms; resolves with the user's sub. */
  register(email?: string, password?: string): Promise<string>;
  initiateSrp(username: string, A: string): Promise<object>;
  /** Answers the PASSWORD_VERIFIER challenge that InitiateAuth returned for the client's `A`. */
  answerSrp(
    client: ReturnType<typeof srpClient>,
    initiated: object,
    password: string,
    overrides?: ProofOverrides,
  ): Promise<object>;
  /** Proves the password by SRP; resolves with the next challenge. */
  provePassword(username?: string, password?: string, overrides?: ProofOverrides): Promise<object>;
  respond(challenge: string, session: string, responses: Record<string, string>): Promise<object>;
  /** Answers a SOFTWARE_TOKEN_MFA challenge. */
  giveTotp(asked: object, known: SignedIn, responses?: Record<string, string>): Promise<object>;
  /** Sets up an authenticator with the Session of an MFA_SETUP challenge. */
  enrol(sub: string, session: string): Promise<SignedIn>;
  /** A new user's registration and whole first sign-in. */
  firstSignIn(email?: string): Promise<SignedIn>;
  /** A later sign-in, a minute on, so that the authenticator code is a fresh one. */
  signInAgain(known: SignedIn): Promise<SignedIn>;
}

export interface SignedIn {
  sub: string;
  secret: string;
  accessToken: string;
  idToken: string;
  refreshToken: string;
}

export function testPool(
  realTime = false,
  initial = emptyUserPoolState(),
  settings: Partial<UserPoolDeps> = {},
): TestPool {
  let offset = 0;
  const now = () => (realTime ? Date.now() : START) + offset;
  const mails: Mail[] = [];
  const store = memoryStore({ ...initial, signingKeys: initial.signingKeys ?? sharedSigningKeys });
  const pool = createUserPool({
    poolId: POOL_ID,
    clientId: CLIENT_ID,
    issuer: ISSUER,
    relyingPartyId: 'localhost',
    callbackUrls: [CALLBACK_URL],
    logoutUrls: [LOGOUT_URL],
    now,
    randomBytes,
    store,
    sendMail: (mail) => void mails.push(mail),
    ...settings,
  });
  const test: TestPool = {
    pool,
    store,
    mails,
    now,
    advance: (milliseconds) => void (offset += milliseconds),
    call: (operation, input = {}) => call(pool, operation, { ClientId: CLIENT_ID, ...input }),
    lastCode: () => mails.at(-1)?.code ?? '',
    wrongCode: () => otherCode(test.lastCode()),
    totp: (secret) => totpCode(secret, now()),
    signUp: (email = EMAIL, password = PASSWORD) => signUp(test, email, password),
    register: async (email = EMAIL, password = PASSWORD) => {
      const sub = await signUp(test, email, password);
      await test.call('ConfirmSignUp', { Username: email, ConfirmationCode: test.lastCode() });
      return sub;
    },
    initiateSrp: (USERNAME, SRP_A) =>
      test.call('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME, SRP_A },
      }),
    answerSrp: (client, initiated, password, overrides = {}) => {
      const parameter = (name: string) => textAt(initiated, `ChallengeParameters.${name}`);
      const exchange = { poolName: POOL_NAME, parameter, now: now() };
      const input = srpAnswer(client, exchange, password, overrides);
      return test.call('RespondToAuthChallenge', input);
    },
    provePassword: async (username = EMAIL, password = PASSWORD, overrides = {}) => {
      const client = quickClient();
      const initiated = await test.initiateSrp(username, client.A);
      return test.answerSrp(client, initiated, password, overrides);
    },
    respond: (ChallengeName, Session, ChallengeResponses) =>
      test.call('RespondToAuthChallenge', { ChallengeName, Session, ChallengeResponses }),
    giveTotp: (asked, { sub, secret }, responses = {}) =>
      test.respond('SOFTWARE_TOKEN_MFA', textAt(asked, 'Session'), {
        USERNAME: sub,
        SOFTWARE_TOKEN_MFA_CODE: test.totp(secret),
        ...responses,
      }),
    enrol: (sub, session) => enrol(test, sub, session),
    firstSignIn: async (email = EMAIL) => {
      const sub = await test.register(email);
      return test.enrol(sub, textAt(await test.provePassword(email), 'Session'));
    },
    signInAgain: async (known) => {
      test.advance(MINUTE);
      const done = await test.giveTotp(await test.provePassword(known.sub), known);
      return { ...known, ...tokensOf(done) };
    },
  };
  return test;
}

async function call(pool: UserPool, operation: string, input: object): Promise<object> {
  const request = new Request('http://localhost:4101/', {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify(input),
  });
  const response = await userPoolHandler(pool)(request);
  const answer: object = await response.json();
  if (response.ok) return answer;
  const refusal = new Error(textAt(answer, 'message'));
  refusal.name = textAt(answer, '__type');
  throw refusal;
}

async function signUp(test: TestPool, email: string, password: string): Promise<string> {
  const attributes = [
    { Name: 'email', Value: email },
    { Name: 'name', Value: 'Ada Lovelace' },
  ];
  const input = { Username: email, Password: password, UserAttributes: attributes };
  return textAt(await test.call('SignUp', input), 'UserSub');
}

async function enrol(test: TestPool, sub: string, session: string): Promise<SignedIn> {
  const associated = await test.call('AssociateSoftwareToken', { Session: session });
  const secret = textAt(associated, 'SecretCode');
  const verified = await test.call('VerifySoftwareToken', {
    Session: textAt(associated, 'Session'),
    UserCode: test.totp(secret),
    FriendlyDeviceName: 'Phone',
  });
  const done = await test.respond('MFA_SETUP', textAt(verified, 'Session'), { USERNAME: sub });
  return { sub, secret, ...tokensOf(done) };
}

function tokensOf(answer: object) {
  return {
    accessToken: textAt(answer, 'AuthenticationResult.AccessToken'),
    idToken: textAt(answer, 'AuthenticationResult.IdToken'),
    refreshToken: textAt(answer, 'AuthenticationResult.RefreshToken'),
  };
}
