import type { JWK } from 'jose';
import type { AuthorizationCode, AuthorizationRequest } from './hosted-ui/records.ts';
import type { LastingTrait } from './trait-names.ts';

export type UserStatus =
  'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED' | 'EXTERNAL_PROVIDER';

/** What is kept of a password (RFC 5054): both in lower-case hex, neither reveals it. */
export interface PasswordRecord {
  salt: string;
  verifier: string;
}

/** A mailed code, as a keyed hash. Times are milliseconds since 1970 throughout the state. */
export interface CodeRecord {
  hash: string;
  expiresAt: number;
}

/** `lastStep` is the latest 30 s time step that was used: it and earlier ones are refused. */
export interface SoftwareToken {
  secret: string;
  lastStep: number;
  friendlyName: string;
}

/** A browser that the pool keeps track of; `password` is null until ConfirmDevice gives its verifier. */
export interface DeviceRecord {
  groupKey: string;
  name: string;
  password: PasswordRecord | null;
  createdAt: number;
}

/** Who a federated user is at the provider: the `identities` of the pool. */
interface FederatedIdentity {
  provider: 'Google';
  /** The provider's `sub`. */
  userId: string;
}

export interface UserRecord {
  /** The UUID that is `sub` and, but for federated users, `username` and USER_ID_FOR_SRP. */
  sub: string;
  /** `email` and the profile attributes, never `sub` or `email_verified`. */
  attributes: Record<string, string>;
  emailVerified: boolean;
  status: UserStatus;
  /** Null for federated users: they sign in at their provider only. */
  password: PasswordRecord | null;
  federated?: FederatedIdentity;
  temporaryPasswordExpiresAt: number | null;
  signUpCode: CodeRecord | null;
  resetCode: CodeRecord | null;
  /** The verified token; MFA is demanded from it whatever the preference says. */
  softwareToken: SoftwareToken | null;
  /** The secret handed out to a signed-in user that waits for its first code. */
  pendingSecret: string | null;
  softwareTokenMfa: { enabled: boolean; preferred: boolean };
  trait?: LastingTrait;
  disabled?: boolean;
  /** The newest code that was texted or mailed to sign in with; a used one is gone. */
  signInCode?: CodeRecord;
  /** Where such codes are mailed when the user chose another address than their own. */
  factorEmail?: string;
  /** By device key. */
  devices?: Record<string, DeviceRecord>;
  createdAt: number;
  modifiedAt: number;
}

/** What a user may have to prove between the password and the second factor. */
export type ExtraStep = 'CUSTOM_CHALLENGE' | 'PASSWORD_SRP' | 'SELECT_CHALLENGE';

/** A step of a sign-in that waits for its answer, found by the hash of its Session. */
export interface ChallengeSession {
  sub: string;
  challenge: string;
  /** All Sessions of one sign-in share it, and end together. */
  signInId: string;
  expiresAt: number;
  failures: number;
  /** MFA_SETUP only: the secret handed out for this Session. */
  pendingSecret: string | null;
  /** MFA_SETUP only: VerifySoftwareToken answered with this Session. */
  tokenVerified: boolean;
  /** What comes after this step and before the second factor. */
  due?: readonly ExtraStep[];
  /** CUSTOM_CHALLENGE only: the keyed hash of the right answer. */
  answerHash?: string;
  /** SELECT_CHALLENGE only. */
  factors?: readonly string[];
  /** EMAIL_OTP only: the address that its code is to prove. */
  emailToSetUp?: string;
  /** DEVICE_SRP_AUTH and DEVICE_PASSWORD_VERIFIER only. */
  deviceKey?: string;
}

/** One sign-in: a refresh token and every access and ID token that came from it. */
export interface TokenFamily {
  originJti: string;
  sub: string;
  refreshTokenHash: string;
  /** What the hosted pages granted, separated by spaces; a sign-in by password has none. */
  scope?: string;
  authTime: number;
  expiresAt: number;
  revoked: boolean;
}

/** `lockedUntil` is 0 before the fifth failure. */
export interface Lockout {
  failures: number;
  lockedUntil: number;
  lastAttemptAt: number;
}

export interface SigningKey {
  kid: string;
  privateKey: JWK;
  publicKey: JWK;
}

export interface UserPoolState {
  /** Keys the keyed hashes, the sealed secret blocks and the simulated users; made on first need. */
  secret: string | null;
  signingKeys: { id: SigningKey; access: SigningKey } | null;
  users: Record<string, UserRecord>;
  sessions: Record<string, ChallengeSession>;
  /** Hash of an answered SECRET_BLOCK → when it may be forgotten. */
  spentBlocks: Record<string, number>;
  families: Record<string, TokenFamily>;
  /** Visits to the hosted pages that wait for a choice, by the hash of their id. */
  authorizationRequests: Record<string, AuthorizationRequest>;
  /** By the hash of the code; a used one is kept for a while, so that a second use is noticed. */
  authorizationCodes: Record<string, AuthorizationCode>;
  /** `limit:sub` → when the attempts of the last hour were made. */
  attempts: Record<string, number[]>;
  lockouts: Record<string, Lockout>;
}

export function emptyUserPoolState(): UserPoolState {
  return {
    secret: null,
    signingKeys: null,
    users: {},
    sessions: {},
    spentBlocks: {},
    families: {},
    authorizationRequests: {},
    authorizationCodes: {},
    attempts: {},
    lockouts: {},
  };
}
