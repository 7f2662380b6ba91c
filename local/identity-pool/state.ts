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
