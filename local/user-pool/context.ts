import type { Mail } from '../kit/mail.ts';
import type { UserPoolState } from './state.ts';

export interface PoolIdentity {
  id: string;
  /** The part of the pool id after `_`, which SRP uses as the pool's name. */
  name: string;
  clientId: string;
  issuer: string;
  /** How long ID and access tokens are valid. */
  tokenSeconds: number;
  /** The host of passkeys; null if none is configured. */
  relyingPartyId: string | null;
  /** Exact URLs to which the hosted UI may redirect. */
  callbackUrls: readonly string[];
  logoutUrls: readonly string[];
}

export interface Caller {
  userAgent: string | null;
  ipAddress: string;
}

/** Every call comes from 127.0.0.1, the only address on which the local services listen. */
export function callerOf({ headers }: Request): Caller {
  return { userAgent: headers.get('user-agent'), ipAddress: '127.0.0.1' };
}

/** Everything an operation works with. `state` is a draft, written as a whole after the call. */
export interface OperationContext {
  readonly pool: PoolIdentity;
  readonly caller: Caller;
  readonly state: UserPoolState;
  readonly secret: string;
  /** Milliseconds since 1970, constant during the call. */
  readonly now: number;
  readonly randomBytes: (length: number) => Uint8Array;
  /** Mail to send once the state that holds its codes is written. */
  readonly outbox: Mail[];
}

/** Throws ServiceError for client errors; any other exception is an internal error. */
export type Operation = (context: OperationContext, input: unknown) => object | Promise<object>;
