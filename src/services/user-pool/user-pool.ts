import type { Result } from '#src/lib/result.ts';
import type { UserPoolError } from './user-pool-error.ts';

/** A way to prove a second factor. */
export type MfaMethod = 'SMS' | 'TOTP' | 'EMAIL';

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

export interface Profile {
  name: string;
  email: string;
  mfa: { enabled: readonly MfaMethod[]; preferred: MfaMethod | null };
}

/** `idToken` is for the learning site alone: see services/learning-site. */
export interface Session {
  idToken: string;
  email: string;
}

type Outcome<Value> = Promise<Result<Value, UserPoolError>>;

/** What the app asks of the user pool. No method throws: every failure is a value with a code. */
export interface UserPool {
  signIn(email: string, password: string): Outcome<SignInStep>;
  answerChallenge(email: string, answer: ChallengeAnswer): Outcome<SignInStep>;
  signUp(details: { name: string; email: string; password: string }): Outcome<SignUpStep>;
  confirmSignUp(email: string, code: string): Outcome<SignUpStep>;
  resendSignUpCode(email: string): Outcome<{ destination: string | null }>;
  /** Null when nobody is signed in. Refreshes tokens that have expired, or always when forced. */
  session(options?: { forceRefresh: boolean }): Outcome<Session | null>;
  profile(): Outcome<Profile>;
  preferSoftwareToken(): Outcome<null>;
  signOut(): Outcome<null>;
}
