import { createHash } from 'node:crypto';
import { EMAIL_ADDRESS } from '../attributes.ts';

/** An account at the imitation of Google. */
export interface GoogleAccount {
  email: string;
  name: string;
  /** Further claims that the pool maps to attributes. */
  claims?: Readonly<Record<string, string>>;
  /** Shown in the account chooser: what the account is for. */
  note?: string;
}

function teams(length: number): string {
  return 'phishing-awareness '
    .repeat(Math.ceil(length / 19))
    .slice(0, length)
    .trim();
}

/** The last two test that browsers silently drop cookies of more than 4,096 bytes. */
export const GOOGLE_ACCOUNTS: readonly GoogleAccount[] = [
  { email: 'ada@gmail.example', name: 'Ada Lovelace' },
  { email: 'grace@gmail.example', name: 'Grace Hopper' },
  {
    email: 'mary@gmail.example',
    name: 'Mary Somerville',
    claims: { 'custom:teams': teams(1940) },
    note: 'Long ID token: nearly 4 KB, a cookie just holds it',
  },
  {
    email: 'hedy@gmail.example',
    name: 'Hedy Lamarr',
    claims: { 'custom:teams': teams(2040), 'custom:past_teams': teams(300) },
    note: 'ID token too long: over 4 KB, no cookie holds it',
  },
];

const DIGITS = 10n ** 20n;

/** The account's `sub` at Google: 21 digits derived from the email. */
export function googleUserId(email: string): string {
  const hash = createHash('sha256').update(email).digest('hex');
  return String(DIGITS + (BigInt(`0x${hash}`) % DIGITS));
}

export function parseAccount(
  name: string,
  email: string,
): { ok: true; account: GoogleAccount } | { ok: false; error: string } {
  const account = { name: name.trim(), email: email.trim().toLowerCase() };
  if (account.name === '' || account.name.length > 100) {
    return { ok: false, error: 'Enter a name of up to 100 characters.' };
  }
  if (!EMAIL_ADDRESS.test(account.email) || account.email.length > 128) {
    return { ok: false, error: 'Enter an email address, such as name@gmail.example.' };
  }
  const known = GOOGLE_ACCOUNTS.find(({ email: listed }) => listed === account.email);
  return { ok: true, account: { ...known, ...account } };
}
