import { ServiceError } from './errors.ts';
import type { RandomBytes } from './secrets.ts';

/** Specification section 5: eight characters, both letter cases and a special one; no digit is asked for. */
const POLICY: readonly { keeps: (password: string) => boolean; otherwise: string }[] = [
  { keeps: (password) => password.length >= 8, otherwise: 'Password not long enough' },
  {
    keeps: (password) => /[A-Z]/.test(password),
    otherwise: 'Password must have uppercase characters',
  },
  {
    keeps: (password) => /[a-z]/.test(password),
    otherwise: 'Password must have lowercase characters',
  },
  {
    keeps: (password) => /[^\p{L}\p{N}]/u.test(password),
    otherwise: 'Password must have symbol characters',
  },
];

/** Throws InvalidPasswordException for the first rule that is broken. */
export function checkPolicy(password: string): void {
  const broken = POLICY.find((rule) => !rule.keeps(password));
  if (broken === undefined) return;
  throw new ServiceError(
    'InvalidPasswordException',
    `Password did not conform with policy: ${broken.otherwise}`,
  );
}

const TEMPORARY_ALPHABETS = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '!#%+-?@'];
const TEMPORARY_LENGTH = 15;

/** For an account that an administrator made: keeps the policy, has no look-alike letters. */
export function temporaryPassword(randomBytes: RandomBytes): string {
  const drawn = randomBytes(TEMPORARY_LENGTH);
  return Array.from(drawn, (byte, index) => {
    const alphabet = TEMPORARY_ALPHABETS[index % TEMPORARY_ALPHABETS.length] ?? '';
    return alphabet.charAt(byte % alphabet.length);
  }).join('');
}
