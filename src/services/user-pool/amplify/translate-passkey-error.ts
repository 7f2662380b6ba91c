import { namedError, nameOf } from './named-error.ts';
import { translateError } from './translate-error.ts';
import type { UserPoolErrorCode } from '#src/services/user-pool/user-pool-error.ts';
import type { PasskeyError, PasskeyErrorCode } from '#src/services/user-pool/passkeys/passkey.ts';

const CODE_BY_NAME: ReadonlyMap<string, PasskeyErrorCode> = new Map([
  ['WebAuthnNotEnabledException', 'passkeys-off'],
  ['WebAuthnConfigurationMissingException', 'passkeys-off'],
  // A pool that doesn't know the operations.
  ['UnknownOperationException', 'passkeys-off'],
  ['WebAuthnChallengeNotFoundException', 'passkey-expired'],
  ['WebAuthnClientMismatchException', 'passkey-wrong-site'],
  ['WebAuthnOriginNotAllowedException', 'passkey-wrong-site'],
  ['WebAuthnRelyingPartyMismatchException', 'passkey-wrong-site'],
  ['WebAuthnCredentialNotSupportedException', 'passkey-unsupported'],
  ['PasskeyLimit', 'passkey-limit'],
  ['PasswordRequired', 'password-required'],
  ['PasskeyExpired', 'passkey-expired'],
  ['PasskeyRefused', 'passkey-refused'],
]);

/** Null if it isn't about passkeys. */
export function passkeyErrorOf(thrown: unknown): PasskeyError | null {
  const code = CODE_BY_NAME.get(nameOf(thrown));
  return code === undefined ? null : { code };
}

/** What the pool may answer about an account must look the same as for an email without one. */
const ABOUT_THE_ACCOUNT: ReadonlySet<UserPoolErrorCode> = new Set([
  'not-authorized',
  'user-not-found',
  'user-not-confirmed',
  'password-reset-required',
]);

/** The error of a sign-in's first call. A client without the flow USER_AUTH, or a pool without such factors, has no passkeys. */
export function passwordRequired(thrown: unknown): unknown {
  const { code, reason } = translateError(thrown);
  if (reason === undefined && code === 'invalid-parameter') {
    return namedError('WebAuthnNotEnabledException');
  }
  const isAccount = ABOUT_THE_ACCOUNT.has(code) && reason !== 'attempts-exceeded';
  return isAccount ? namedError('PasswordRequired') : thrown;
}

/** The error of a proof. The pool says the same for a wrong signature and a passkey that it doesn't know. */
export function refusedProof(thrown: unknown): unknown {
  if (passkeyErrorOf(thrown) !== null) return thrown;
  const { code, providerMessage } = translateError(thrown);
  if (code === 'sign-in-lost') return namedError('PasskeyExpired');
  if (/password challenge/i.test(providerMessage)) return namedError('PasswordRequired');
  const isRefused = ABOUT_THE_ACCOUNT.has(code) || code === 'code-mismatch';
  return isRefused ? namedError('PasskeyRefused') : thrown;
}
