import type { UserRecord } from '../state.ts';

/** A member of the `identities` claim and attribute, in the service's format. */
interface Identity {
  userId: string;
  providerName: string;
  providerType: string;
  issuer: null;
  primary: 'true';
  /** Milliseconds since 1970. */
  dateCreated: string;
}

export function identitiesOf({ federated, createdAt }: UserRecord): Identity[] {
  if (federated === undefined) return [];
  const { userId, provider } = federated;
  return [
    {
      userId,
      providerName: provider,
      providerType: provider,
      issuer: null,
      primary: 'true',
      dateCreated: String(createdAt),
    },
  ];
}

/** The group that the service creates for a provider's users: `<pool id>_Google`. */
export function providerGroups(poolId: string, { federated }: UserRecord): string[] {
  return federated === undefined ? [] : [`${poolId}_${federated.provider}`];
}
