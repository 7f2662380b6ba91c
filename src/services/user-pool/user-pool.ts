import type { Result } from '#src/lib/result.ts';
import type { UserPoolError } from './user-pool-error.ts';

/** A second factor. */
export type MfaMethod = 'SMS' | 'TOTP' | 'EMAIL';

/** Steps that wait for the user's answer, named after the pool's challenges. */
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

/** Every step that can follow in a sign-in. */
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
  /** A code, a password, the chosen method or an address, as the challenge asks. */
  response: string;
  /** Only with `new-password`: the attributes that the pool requires. */
  attributes?: Record<string, string>;
}

/** How this session began: with a password, or at the social provider. */
export type SignInType = 'password' | 'social';

export interface Profile {
  name: string;
  email: string;
  signInType: SignInType;
  mfa: { enabled: readonly MfaMethod[]; preferred: MfaMethod | null };
  signedInAt: Session['signedInAt'];
}

/** All that the user pool tells a user about themselves. */
export interface AccountData extends Pick<Profile, 'signInType' | 'mfa'> {
  attributes: Readonly<Record<string, string>>;
}

/** A sign-in that has not ended, here or on another device. Null is what the pool doesn't know. */
export interface UserSession {
  id: string;
  isCurrent: boolean;
  /** A browser and a system, such as `Chrome 125 / macOS 15.0`. */
  device: string | null;
  ipAddress: string | null;
  /** In English, where the IP address was last seen. */
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

/** What protects a session besides the first factor. */
export type SecondFactor = 'authenticator' | 'provider' | 'missing';

/** A new authenticator's shared secret, which counts once one of its codes has been verified. */
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
  /** Requests a new sign-in with `prompt=login`, even if the user is still signed in there. */
  askAgain?: boolean;
  /** Asked once everything has loaded, just before the browser leaves. */
  isWanted?: () => boolean;
}

export interface SignOutOptions {
  /** Where a social session returns to from the hosted sign-out; null to leave that out. `/` by default. */
  returnTo?: string | null;
  /** Whether the next page confirms it. True by default. */
  isConfirmed?: boolean;
}

/** Whether a sign-out stays on this site, or the browser is leaving for the hosted one. */
export type Departure = 'here' | 'leaving';

type Outcome<Value> = Promise<Result<Value, UserPoolError>>;

/** The app's calls to the user pool. No method throws: every failure is a value with a code. */
export interface UserPool {
  signIn(email: string, password: string): Outcome<SignInStep>;
  answerChallenge(email: string, answer: ChallengeAnswer): Outcome<SignInStep>;
  signUp(details: { name: string; email: string; password: string }): Outcome<SignUpStep>;
  confirmSignUp(email: string, code: string): Outcome<SignUpStep>;
  resendSignUpCode(email: string): Outcome<null>;
  /** Sends a code; the answer is the same for an unregistered email. */
  requestPasswordReset(email: string): Outcome<null>;
  confirmPasswordReset(change: NewPassword): Outcome<null>;
  /** Ok as the browser begins to leave for Google; fails if it stays. */
  signInWithGoogle(options?: HostedSignInOptions): Outcome<null>;
  /** Completes the sign-in from which this URL returned, if any; once, however often it is called. */
  completeRedirect(): Outcome<null>;
  /**
   * Null if signed out. Refreshes expired tokens, or always if forced; if the pool refuses, the session is over and the
   * failure is `session-not-renewed`.
   */
  session(options?: { forceRefresh: boolean }): Outcome<Session | null>;
  profile(): Outcome<Profile>;
  /** Requests the profile for the screen that is about to be shown, which finds it in profile-ahead.ts. */
  prepareProfile(): Outcome<null>;
  updateName(name: string): Outcome<null>;
  changePassword(oldPassword: string, newPassword: string): Outcome<null>;
  /** Completes an authenticator's set-up that was interrupted. */
  secondFactor(): Outcome<SecondFactor>;
  /** The user has acknowledged that the provider's second factor protects this session. */
  acceptProviderSecondFactor(): Outcome<null>;
  startAuthenticatorSetUp(): Outcome<AuthenticatorSecret>;
  verifyAuthenticatorSetUp(code: string): Outcome<null>;
  preferSoftwareToken(): Outcome<null>;
  signOut(options?: SignOutOptions): Promise<Departure>;
  accountData(): Outcome<AccountData>;
  /** Null where the pool doesn't track sessions. */
  sessions(): Outcome<readonly UserSession[] | null>;
  /** Ends another session than this one. */
  endSession(id: string): Outcome<null>;
  /** Ends every session, this one included; the tokens here are left for `signOut` to clear. */
  endAllSessions(): Outcome<null>;
  /** Checks the user's password without starting a session; `not-authorized` where it is wrong. */
  provePassword(password: string): Outcome<null>;
  /** Deletes the account for good; the tokens here are left for `signOut` to clear. */
  deleteAccount(): Outcome<null>;
}

/** What Amplify implements: signing out needs it only to leave through the hosted pages. */
export type AmplifyUserPool = Omit<UserPool, 'signOut'> & {
  /** Ok as the browser begins to leave for the hosted sign-out, which returns to that path of this site. */
  leaveThroughHostedUi(returnTo: string): Outcome<null>;
};
