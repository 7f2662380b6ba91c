import type { Result } from '#src/lib/result.ts';
import type { RETURN_PATHS } from './ending/hosted-sign-out.ts';
import type { UserPoolError } from './user-pool-error.ts';

/** A second factor. */
export type MfaMethod = 'SMS' | 'TOTP' | 'EMAIL';

/** Steps that need an answer from the user, named after the pool's challenges. */
export type Challenge =
  | { kind: 'totp-set-up'; secret: string; setupUri: string }
  | { kind: 'totp-code' }
  | { kind: 'sms-code'; destination: string | null }
  | { kind: 'email-code'; destination: string | null }
  | { kind: 'custom-challenge'; prompt: string | null }
  | { kind: 'new-password'; missingAttributes: readonly string[] }
  | { kind: 'mfa-selection'; methods: readonly MfaMethod[] }
  | { kind: 'mfa-set-up-selection'; methods: readonly MfaMethod[] }
  | { kind: 'email-set-up' }
  | { kind: 'password' }
  | { kind: 'first-factor-selection'; factors: readonly string[] };

/** Every step that a sign-in can lead to. */
export type SignInStep =
  | { kind: 'done' }
  | { kind: 'confirm-sign-up' }
  | { kind: 'reset-password' }
  | { kind: 'challenge'; challenge: Challenge };

export type SignUpStep =
  | { kind: 'confirm-sign-up' }
  /** Signed up and verified; the user can sign in. */
  | { kind: 'done' };

export interface ChallengeAnswer {
  /** A code, a password, the chosen method or an address, depending on the challenge. */
  response: string;
  /** Only with `new-password`: the attributes that the pool requires. */
  attributes?: Record<string, string>;
}

/** Whether the session began with a password or at the social provider. */
export type SignInType = 'password' | 'social';

export interface Profile {
  name: string;
  email: string;
  signInType: SignInType;
  mfa: { enabled: readonly MfaMethod[]; preferred: MfaMethod | null };
  signedInAt: Session['signedInAt'];
}

/** All the data about users that the user pool gives them. */
export interface AccountData extends Pick<Profile, 'signInType' | 'mfa'> {
  attributes: Readonly<Record<string, string>>;
}

/** An active session, on this or another device. Null stands for anything that the pool doesn't know. */
export interface UserSession {
  id: string;
  isCurrent: boolean;
  /** The browser and the system, for example `Chrome 125 / macOS 15.0`. */
  device: string | null;
  ipAddress: string | null;
  /** The location of the last IP address, in English. */
  city: string | null;
  country: string | null;
  /** Milliseconds since 1970, by the pool's clock. */
  signedInAt: number | null;
  lastActiveAt: number | null;
}

/** `idToken` is for the learning site only: see services/learning-site. */
export interface Session {
  /** The same across refreshes, different for every sign-in. */
  id: string;
  idToken: string;
  email: string;
  signInType: SignInType;
  /** When this session began, in milliseconds since 1970 by this device's clock. */
  signedInAt: number | null;
}

/** What protects a session in addition to the first factor. */
export type SecondFactor = 'authenticator' | 'provider' | 'missing';

/** A new authenticator's shared secret. It takes effect once one of its codes has been verified. */
export interface AuthenticatorSecret {
  secret: string;
  setupUri: string;
}

interface NewPassword {
  email: string;
  code: string;
  password: string;
}

interface HostedSignInOptions {
  /** Forces a new sign-in (`prompt=login`), even if the user is still signed in there. */
  askAgain?: boolean;
  /** Called once everything has loaded, just before the browser leaves. False cancels. */
  isWanted?: () => boolean;
}

export interface SignOutOptions {
  /** The path to which the hosted sign-out returns a social session. Null skips the hosted sign-out. Defaults to `/`. */
  returnTo?: (typeof RETURN_PATHS)[number] | null;
  /** Whether the next page confirms the sign-out. Defaults to true. */
  isConfirmed?: boolean;
}

/** Whether the browser stays after a sign-out, or is leaving for the hosted one. */
export type Departure = 'here' | 'leaving';

type Outcome<Value> = Promise<Result<Value, UserPoolError>>;

/** The app's calls to the user pool. No method throws: every failure is a value with a code. */
export interface UserPool {
  signIn(email: string, password: string): Outcome<SignInStep>;
  answerChallenge(email: string, answer: ChallengeAnswer): Outcome<SignInStep>;
  signUp(details: { name: string; email: string; password: string }): Outcome<SignUpStep>;
  confirmSignUp(email: string, code: string): Outcome<SignUpStep>;
  resendSignUpCode(email: string): Outcome<null>;
  /** Sends a code. Succeeds for an unregistered email too, so as not to reveal which emails have accounts. */
  requestPasswordReset(email: string): Outcome<null>;
  confirmPasswordReset(change: NewPassword): Outcome<null>;
  /** Succeeds when the navigation to Google starts. Fails if the browser stays. */
  signInWithGoogle(options?: HostedSignInOptions): Outcome<null>;
  /** Completes the sign-in that returned to this URL, if any. Runs once, however often it is called. */
  completeRedirect(): Outcome<null>;
  /**
   * Null if signed out. Refreshes expired tokens, or any if forced. If the pool refuses, the session is over and the failure
   * is `session-not-renewed`.
   */
  session(options?: { forceRefresh: boolean }): Outcome<Session | null>;
  profile(): Outcome<Profile>;
  /** Prefetches the profile into cached-user.ts, for the next screen. */
  prepareProfile(): Outcome<null>;
  updateName(name: string): Outcome<null>;
  changePassword(oldPassword: string, newPassword: string): Outcome<null>;
  /** Also completes an interrupted authenticator set-up. */
  secondFactor(): Outcome<SecondFactor>;
  /** The user has acknowledged, for this account on this device, that the provider's second factor protects it. */
  acceptProviderSecondFactor(): Outcome<null>;
  /** `entry`: what the app calls the account in its list; the user's email by default. */
  startAuthenticatorSetUp(entry?: string): Outcome<AuthenticatorSecret>;
  verifyAuthenticatorSetUp(code: string): Outcome<null>;
  preferSoftwareToken(): Outcome<null>;
  signOut(options?: SignOutOptions): Departure;
  accountData(): Outcome<AccountData>;
  /** Null if the pool doesn't track sessions. */
  sessions(): Outcome<readonly UserSession[] | null>;
  /** Ends one session, other than this one. */
  endSession(id: string): Outcome<null>;
  /** Ends every session, including this one. Leaves the tokens for `signOut` to clear. */
  endAllSessions(): Outcome<null>;
  /** Checks the user's password without starting a session. Fails with `not-authorized` if it is wrong. */
  provePassword(password: string): Outcome<null>;
  /** Deletes the account for good. Leaves the tokens for `signOut` to clear. */
  deleteAccount(): Outcome<null>;
}

/** The part implemented with Amplify, which signing out doesn't need. */
export type AmplifyUserPool = Omit<UserPool, 'signOut'>;
