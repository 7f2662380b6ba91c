import type { JWK } from 'jose';

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';

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

export interface UserRecord {
  /** The UUID that is `sub`, `username` and USER_ID_FOR_SRP. */
  sub: string;
  /** `email` and the profile attributes, never `sub` or `email_verified`. */
  attributes: Record<string, string>;
  emailVerified: boolean;
  status: UserStatus;
  password: PasswordRecord;
  temporaryPasswordExpiresAt: number | null;
  signUpCode: CodeRecord | null;
  resetCode: CodeRecord | null;
  /** The verified token; MFA is demanded from it whatever the preference says. */
  softwareToken: SoftwareToken | null;
  /** The secret handed out to a signed-in user that waits for its first code. */
  pendingSecret: string | null;
  softwareTokenMfa: { enabled: boolean; preferred: boolean };
  createdAt: number;
  modifiedAt: number;
}

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
}

/** One sign-in: a refresh token and every access and ID token that came from it. */
export interface TokenFamily {
  originJti: string;
  sub: string;
  refreshTokenHash: string;
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
    attempts: {},
    lockouts: {},
  };
}
