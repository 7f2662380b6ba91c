import type { Mail } from '../kit/mail.ts';
import type { UserPoolState } from './state.ts';

export interface PoolIdentity {
  id: string;
  /** The part of the pool id after `_`: what SRP calls the pool. */
  name: string;
  clientId: string;
  issuer: string;
  /** Where the hosted pages may send people back to, as exact URLs. */
  callbackUrls: readonly string[];
  logoutUrls: readonly string[];
}

/** What one call works with: a draft of the state, written as a whole when the call is over. */
export interface OperationContext {
  readonly pool: PoolIdentity;
  readonly state: UserPoolState;
  readonly secret: string;
  /** Milliseconds since 1970, one moment for the whole call. */
  readonly now: number;
  readonly randomBytes: (length: number) => Uint8Array;
  /** Mail to send once the state that knows its codes is written. */
  readonly outbox: Mail[];
}

/** Throws ServiceError for everything that the client did; anything else it throws is our own fault. */
export type Operation = (context: OperationContext, input: unknown) => object | Promise<object>;
