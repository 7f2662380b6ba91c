import type { Passkey } from '#src/services/user-pool/passkeys/passkey.ts';
import type { AccountData, UserSession } from '#src/services/user-pool/user-pool.ts';

interface Exported {
  product: string;
  /** Milliseconds since 1970. */
  now: number;
  account: AccountData;
  /** Null if the pool doesn't track sessions. */
  sessions: readonly UserSession[] | null;
  /** Null if the pool has no passkeys. */
  passkeys: readonly Passkey[] | null;
  /** Null if the user chose none in this browser. */
  chosenPlan: string | null;
  /** What the site has stored in this browser, by storage area and key. */
  kept: Readonly<Record<'local' | 'session', Readonly<Record<string, string>>>>;
}

/**
 * A copy of a user's data as JSON. No token can get into it: the account's and sessions' fields are listed here, the pool's
 * attributes are the user's own, and tokens are never stored under the site's keys (`kept`).
 */
export function dataExport({
  product,
  now,
  account,
  sessions,
  passkeys,
  chosenPlan,
  kept,
}: Exported): string {
  const document = {
    product,
    exportedAt: isoTime(now),
    account: {
      attributes: account.attributes,
      signInWith: account.signInType === 'social' ? 'Google' : 'email and password',
    },
    secondFactors: { active: account.mfa.enabled, preferred: account.mfa.preferred },
    passkeys: passkeys?.map(({ name, addedAt }) => ({ name, addedAt: isoTime(addedAt) })) ?? null,
    sessions: sessions?.map(sessionEntry) ?? null,
    chosenPlan,
    thisBrowser: {
      localStorage: readable(kept.local),
      sessionStorage: readable(kept.session),
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function sessionEntry(session: UserSession) {
  const { isCurrent, device, ipAddress, city, country, signedInAt, lastActiveAt } = session;
  return {
    thisOne: isCurrent,
    device,
    ipAddress,
    city,
    country,
    signedInAt: isoTime(signedInAt),
    lastActiveAt: isoTime(lastActiveAt),
  };
}

/** For example `product-data-2026-11-23.json`. */
export function exportFileName(product: string, now: number): string {
  return `${product.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}-data-${new Date(now).toISOString().slice(0, 10)}.json`;
}

function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** Parses values that are JSON, so that they aren't escaped in the export. */
function readable(kept: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, parsed(value)]));
}

function parsed(value: string): unknown {
  try {
    const found: unknown = JSON.parse(value);
    return found;
  } catch {
    return value;
  }
}
