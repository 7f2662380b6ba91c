import type { IdTokenRules } from '../kit/id-token.ts';
import { ownValue } from '../kit/json.ts';
import type { Store } from '../kit/store.ts';
import { notAuthorized, ServiceError } from '../kit/aws-errors.ts';
import { readInput, type Shape } from '../kit/aws-input.ts';
import { newUuid, randomText, type RandomBytes } from '../kit/random.ts';
import { checkLogins } from './login.ts';

const LIFETIME_SECONDS = 3600;
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

interface IdentityRecord {
  /** The user's `sub` in the user pool; null for a guest. */
  sub: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
}

export interface IdentityPoolState {
  /** By identity id, `<region>:<UUID>`. */
  identities: Record<string, IdentityRecord>;
}

export function emptyIdentityPoolState(): IdentityPoolState {
  return { identities: {} };
}

export interface IdentityPoolDeps extends IdTokenRules {
  /** `<region>:<UUID>` */
  identityPoolId: string;
  allowGuests: boolean;
  randomBytes: RandomBytes;
  store: Store<IdentityPoolState>;
}

export interface IdentityPool {
  /** Runs GetId or GetCredentialsForIdentity; throws ServiceError. */
  call(operation: string, input: unknown): Promise<object>;
}

const ID: Shape = { min: 1, max: 55, pattern: /^[\w-]+:[0-9a-f-]+$/ };

export function createIdentityPool(deps: IdentityPoolDeps): IdentityPool {
  return {
    call: async (operation, input) => {
      if (operation === 'GetId') return getId(deps, input);
      if (operation === 'GetCredentialsForIdentity') return getCredentials(deps, input);
      throw new ServiceError('UnknownOperationException', `Unknown operation ${operation}`);
    },
  };
}

/** A user keeps one identity; every guest gets a new one. */
async function getId(deps: IdentityPoolDeps, input: unknown): Promise<object> {
  const request = readInput(input, (fields) => ({
    identityPoolId: fields.string('IdentityPoolId', ID),
    logins: fields.stringMap('Logins'),
  }));
  if (request.identityPoolId !== deps.identityPoolId) {
    throw notFound(`IdentityPool '${request.identityPoolId}' not found.`);
  }
  const sub = await checkLogins(request.logins, deps);
  refuseGuest(deps, sub);
  return { IdentityId: (sub === null ? null : identityOf(deps, sub)) ?? addIdentity(deps, sub) };
}

async function getCredentials(deps: IdentityPoolDeps, input: unknown): Promise<object> {
  const request = readInput(input, (fields) => ({
    identityId: fields.string('IdentityId', ID),
    logins: fields.stringMap('Logins'),
  }));
  const sub = await checkLogins(request.logins, deps);
  return {
    IdentityId: useIdentity(deps, request.identityId, sub),
    Credentials: newCredentials(deps.randomBytes, deps.now()),
  };
}

/** A guest who signs in keeps the guest identity, unless the user already has one. */
function useIdentity(deps: IdentityPoolDeps, identityId: string, sub: string | null): string {
  const { identities } = deps.store.read();
  const identity = ownValue(identities, identityId);
  if (identity === undefined) throw notFound(`Identity '${identityId}' not found.`);
  refuseGuest(deps, sub);
  if (sub === null) {
    if (identity.sub === null) return identityId;
    throw notAuthorized(`Access to Identity '${identityId}' is forbidden.`);
  }
  if (identity.sub === sub) return identityId;
  if (identity.sub !== null) {
    throw notAuthorized(
      "Logins don't match. Please include at least one valid login for this identity or identity pool.",
    );
  }
  const own = identityOf(deps, sub);
  if (own !== undefined) return own;
  deps.store.write({ identities: { ...identities, [identityId]: { ...identity, sub } } });
  return identityId;
}

function identityOf({ store }: IdentityPoolDeps, sub: string): string | undefined {
  return Object.entries(store.read().identities).find(([, identity]) => identity.sub === sub)?.[0];
}

function addIdentity(deps: IdentityPoolDeps, sub: string | null): string {
  const { identityPoolId, randomBytes, store, now } = deps;
  const region = identityPoolId.slice(0, identityPoolId.indexOf(':'));
  const identityId = `${region}:${newUuid(randomBytes)}`;
  const { identities } = store.read();
  store.write({ identities: { ...identities, [identityId]: { sub, createdAt: now() } } });
  return identityId;
}

function refuseGuest({ allowGuests }: IdentityPoolDeps, sub: string | null): void {
  if (sub === null && !allowGuests) {
    throw notAuthorized('Unauthenticated access is not supported for this identity pool.');
  }
}

function notFound(message: string): ServiceError {
  return new ServiceError('ResourceNotFoundException', message);
}

interface Credentials {
  AccessKeyId: string;
  SecretKey: string;
  SessionToken: string;
  /** Seconds since 1970. */
  Expiration: number;
}

/** In AWS's format, but no local service accepts them. */
function newCredentials(randomBytes: RandomBytes, now: number): Credentials {
  return {
    AccessKeyId: `ASIA${randomText(randomBytes, 16, BASE_32)}`,
    SecretKey: Buffer.from(randomBytes(30)).toString('base64'),
    SessionToken: Buffer.from(randomBytes(300)).toString('base64'),
    Expiration: Math.floor(now / 1000) + LIFETIME_SECONDS,
  };
}
