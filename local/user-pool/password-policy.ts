import { ServiceError } from '../kit/aws-errors.ts';
import type { RandomBytes } from '../kit/random.ts';

/** Cognito's symbols without the space (developer guide, user-pool-settings-policies). */
const SYMBOL = /[$^*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]/;

/** Only Basic Latin letters count, as in Cognito. Digits are not required. */
const POLICY: readonly { isMet: (password: string) => boolean; message: string }[] = [
  { isMet: (password) => password.length >= 8, message: 'Password not long enough' },
  {
    isMet: (password) => /[A-Z]/.test(password),
    message: 'Password must have uppercase characters',
  },
  {
    isMet: (password) => /[a-z]/.test(password),
    message: 'Password must have lowercase characters',
  },
  {
    isMet: (password) => SYMBOL.test(password) || hasInnerSpace(password),
    message: 'Password must have symbol characters',
  },
];

/** The guide's "non-leading, non-trailing space character" is a symbol, too. */
function hasInnerSpace(password: string): boolean {
  return password.trim().includes(' ');
}

/** Throws InvalidPasswordException for the first broken rule. */
export function checkPolicy(password: string): void {
  const broken = POLICY.find((rule) => !rule.isMet(password));
  if (broken === undefined) return;
  throw new ServiceError(
    'InvalidPasswordException',
    `Password did not conform with policy: ${broken.message}`,
  );
}

const TEMPORARY_ALPHABETS = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '!#%+-?@'];
const TEMPORARY_LENGTH = 15;

/** Complies with the policy and avoids look-alike letters. */
export function temporaryPassword(randomBytes: RandomBytes): string {
  return Array.from(randomBytes(TEMPORARY_LENGTH), (byte, index) => {
    const alphabet = TEMPORARY_ALPHABETS[index % TEMPORARY_ALPHABETS.length] ?? '';
    return alphabet.charAt(byte % alphabet.length);
  }).join('');
}
