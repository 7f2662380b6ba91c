import type { JWK } from 'jose';
import type { AuthorizationCode, AuthorizationRequest } from './hosted-ui/records.ts';
import type { PasskeyChallenge, PasskeyRecord, PasskeySettings } from './passkeys/records.ts';
import type { LastingTrait } from './trait-names.ts';

export type UserStatus =
  | 'UNCONFIRMED'
  | 'CONFIRMED'
  | 'FORCE_CHANGE_PASSWORD'
  | 'RESET_REQUIRED'
  | 'EXTERNAL_PROVIDER';

/** Salt and SRP verifier (RFC 5054), in lower-case hex. */
export interface PasswordRecord {
  salt: string;
  verifier: string;
}

/** The keyed hash of a mailed code. Times are milliseconds since 1970 throughout the state. */
export interface CodeRecord {
  hash: string;
  expiresAt: number;
}

/** `lastStep` is the last 30 s time step used; codes up to it are refused. */
export interface SoftwareToken {
  secret: string;
  lastStep: number;
  friendlyName: string;
}

/** A tracked browser; `password` is null until ConfirmDevice sets its verifier. */
export interface DeviceRecord {
  groupKey: string;
  password: PasswordRecord | null;
  createdAt: number;
}

interface FederatedIdentity {
  provider: 'Google';
  /** The provider's `sub`. */
  userId: string;
}

export interface UserRecord {
  /** A UUID; also the `username` and USER_ID_FOR_SRP, except for federated users. */
  sub: string;
  /** `email` and the profile attributes, never `sub` or `email_verified`. */
  attributes: Record<string, string>;
  emailVerified: boolean;
  status: UserStatus;
  /** Null for federated users. */
  password: PasswordRecord | null;
  federated?: FederatedIdentity;
  temporaryPasswordExpiresAt: number | null;
  signUpCode: CodeRecord | null;
  resetCode: CodeRecord | null;
  /** Once verified, required at every sign-in, whatever the MFA preference. */
  softwareToken: SoftwareToken | null;
  /** A secret issued to the signed-in user and not yet verified. */
  pendingSecret: string | null;
  softwareTokenMfa: { enabled: boolean; preferred: boolean };
  trait?: LastingTrait;
  disabled?: boolean;
  /** The latest unused code for signing in. */
  signInCode?: CodeRecord;
  /** The address of an email factor that the user has set up, which may differ from their own email. */
  factorEmail?: string;
  /** By credential id. */
  passkeys?: Record<string, PasskeyRecord>;
  passkeyChallenge?: PasskeyChallenge;
  /** WebAuthnMfaSettings: whether a passkey counts as MFA. */
  passkeyMfa?: boolean;
  /** By device key. */
  devices?: Record<string, DeviceRecord>;
  createdAt: number;
  modifiedAt: number;
}

/** Steps that may come between the password and the second factor. */
export type ExtraStep = 'CUSTOM_CHALLENGE' | 'PASSWORD_SRP' | 'SELECT_CHALLENGE';

/** A pending challenge, stored by the hash of its Session. */
export interface ChallengeSession {
  sub: string;
  challenge: string;
  /** Shared by all Sessions of one sign-in, which end together. */
  signInId: string;
  expiresAt: number;
  failures: number;
  /** MFA_SETUP only: the secret issued for this Session. */
  pendingSecret: string | null;
  /** MFA_SETUP only: whether VerifySoftwareToken returned this Session. */
  tokenVerified: boolean;
  /** Further steps before the second factor. */
  due?: readonly ExtraStep[];
  /** CUSTOM_CHALLENGE only: the keyed hash of the right answer. */
  answerHash?: string;
  /** WEB_AUTHN only. */
  passkeyChallenge?: string;
  /** SELECT_CHALLENGE only. */
  factors?: readonly string[];
  /** EMAIL_OTP only: the address to set up. */
  emailToSetUp?: string;
  /** DEVICE_SRP_AUTH and DEVICE_PASSWORD_VERIFIER only. */
  deviceKey?: string;
}

/** A tracked sign-in, as shown to its user. */
export interface TokenSession {
  id: string;
  createdAt: number;
  /** The sign-in or the last refresh, from which device type and IP address come. */
  lastActiveAt: number;
  deviceType: string;
  ipAddress: string;
}

/** One sign-in: a refresh token and every access and ID token issued from it. */
export interface TokenFamily {
  originJti: string;
  sub: string;
  refreshTokenHash: string;
  /** Refresh tokens that rotation has replaced, by hash: when each was. Omitted if none has been. */
  replacedAt?: Record<string, number>;
  /** Space-separated scopes granted by the hosted UI; omitted for a sign-in by password. */
  scope?: string;
  authTime: number;
  expiresAt: number;
  revoked: boolean;
  /** Omitted if sessions were not tracked at the sign-in. */
  session?: TokenSession;
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
  /** Key of the keyed hashes, secret blocks and simulated users; generated on first use. */
  secret: string | null;
  signingKeys: { id: SigningKey; access: SigningKey } | null;
  users: Record<string, UserRecord>;
  sessions: Record<string, ChallengeSession>;
  /** Hash of a used SECRET_BLOCK → when it can be dropped. */
  spentBlocks: Record<string, number>;
  families: Record<string, TokenFamily>;
  /** Pending authorization requests, by the hash of their id. */
  authorizationRequests: Record<string, AuthorizationRequest>;
  /** By the hash of the code; used ones are kept for a while to detect reuse. */
  authorizationCodes: Record<string, AuthorizationCode>;
  /** `limit:sub` → times of the last hour's attempts. */
  attempts: Record<string, number[]>;
  lockouts: Record<string, Lockout>;
  /** UserSessionTracking of SetUserPoolSessionConfiguration. */
  sessionTracking: boolean;
  passkeys: PasskeySettings;
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
    sessionTracking: true,
    passkeys: { enabled: true, firstFactor: true },
  };
}
