import type { Result } from '#src/lib/result.ts';
import type { UserPoolError } from './user-pool-error.ts';

/** A way to prove a second factor. */
type MfaMethod = 'SMS' | 'TOTP' | 'EMAIL';

/** Steps that wait for the person's answer. Named after the pool's challenges. */
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

/** Every step that signing in can lead to. */
export type SignInStep =
  | { kind: 'done' }
  | { kind: 'confirm-sign-up' }
  | { kind: 'reset-password' }
  | { kind: 'challenge'; challenge: Challenge };

export type SignUpStep =
  | { kind: 'confirm-sign-up'; destination: string | null }
  /** Signed up and verified: what is left is to sign in. */
  | { kind: 'done' };

export interface ChallengeAnswer {
  /** A code, a password, the chosen method or an address, as the challenge asks. */
  response: string;
  /** Only with `new-password`: the attributes that the pool said are missing. */
  attributes?: Record<string, string>;
}

/** How this session began: with a password of ours, or at the social provider. */
export type SignInType = 'password' | 'social';

export interface Profile {
  name: string;
  email: string;
  signInType: SignInType;
  mfa: { enabled: readonly MfaMethod[]; preferred: MfaMethod | null };
}

/** `idToken` is for the learning site alone: see services/learning-site. */
export interface Session {
  /** The same through every refresh, another after every sign-in. */
  id: string;
  idToken: string;
  email: string;
  signInType: SignInType;
}

/** What protects a session besides its first factor. */
export type SecondFactor = 'authenticator' | 'provider' | 'missing';

/** A new authenticator's shared secret; it counts once a code of it has been verified. */
export interface AuthenticatorSecret {
  secret: string;
  setupUri: string;
}

interface NewPassword {
  email: string;
  code: string;
  password: string;
}

type Outcome<Value> = Promise<Result<Value, UserPoolError>>;

/** What the app asks of the user pool. No method throws: every failure is a value with a code. */
export interface UserPool {
  signIn(email: string, password: string): Outcome<SignInStep>;
  answerChallenge(email: string, answer: ChallengeAnswer): Outcome<SignInStep>;
  signUp(details: { name: string; email: string; password: string }): Outcome<SignUpStep>;
  confirmSignUp(email: string, code: string): Outcome<SignUpStep>;
  resendSignUpCode(email: string): Outcome<{ destination: string | null }>;
  /** Sends a code; answers the same for an email that nobody has registered. */
  requestPasswordReset(email: string): Outcome<{ destination: string | null }>;
  confirmPasswordReset(change: NewPassword): Outcome<null>;
  /** Leaves this site for Google. Settles only when the browser did not leave. */
  signInWithGoogle(): Outcome<null>;
  /** Completes the sign-in that this address came back from, if it did; once, however often asked. */
  completeRedirect(): Outcome<null>;
  /** Null when nobody is signed in. Refreshes tokens that have expired, or always when forced. */
  session(options?: { forceRefresh: boolean }): Outcome<Session | null>;
  profile(): Outcome<Profile>;
  updateName(name: string): Outcome<null>;
  changePassword(oldPassword: string, newPassword: string): Outcome<null>;
  secondFactor(): Outcome<SecondFactor>;
  /** The person has read that their provider's second factor protects this session. */
  acceptProviderSecondFactor(): Outcome<null>;
  startAuthenticatorSetUp(): Outcome<AuthenticatorSecret>;
  verifyAuthenticatorSetUp(code: string): Outcome<null>;
  preferSoftwareToken(): Outcome<null>;
  signOut(): Outcome<null>;
}
