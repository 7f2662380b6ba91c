import type { UserPoolError, UserPoolErrorCode } from '#src/services/user-pool/user-pool-error.ts';

const CODE_BY_NAME: Readonly<Record<string, UserPoolErrorCode>> = {
  NotAuthorizedException: 'not-authorized',
  UserNotFoundException: 'user-not-found',
  UserNotConfirmedException: 'user-not-confirmed',
  PasswordResetRequiredException: 'password-reset-required',
  CodeMismatchException: 'code-mismatch',
  EnableSoftwareTokenMFAException: 'code-mismatch',
  ExpiredCodeException: 'code-expired',
  LimitExceededException: 'limit-exceeded',
  TooManyFailedAttemptsException: 'limit-exceeded',
  TooManyRequestsException: 'too-many-requests',
  InvalidPasswordException: 'invalid-password',
  PasswordHistoryPolicyViolationException: 'invalid-password',
  InvalidParameterException: 'invalid-parameter',
  UsernameExistsException: 'username-exists',
  AliasExistsException: 'alias-exists',
  SoftwareTokenMFANotFoundException: 'software-token-not-enabled',
  InternalErrorException: 'unavailable',
  UserAlreadyAuthenticatedException: 'already-signed-in',
  UserUnAuthenticatedException: 'signed-out',
  TokenRevokedException: 'signed-out',
  RefreshTokenReuseException: 'signed-out',
  SignInException: 'session-lost',
  UnexpectedSignInInterruptionException: 'session-not-stored',
  SessionTooLarge: 'session-too-large',
  SecurityError: 'storage-refused',
  oauthSignInError: 'redirect-state-mismatch',
  RedirectLost: 'redirect-lost',
  RedirectTimedOut: 'redirect-timed-out',
  RedirectFailed: 'redirect-failed',
  InvalidOriginException: 'misconfigured',
  InvalidRedirectException: 'misconfigured',
  InvalidPreferredRedirectUrlException: 'misconfigured',
  NetworkError: 'network',
  SyntaxError: 'unavailable',
};

/** Codes whose raised text is the library's or the browser's, not a sentence for the person. */
const WITHOUT_SENTENCE: ReadonlySet<UserPoolErrorCode> = new Set(['network', 'unavailable']);

/** The same by name: a lost sign-in state, and what JavaScript itself throws. */
const NEVER_A_SENTENCE: ReadonlySet<string> = new Set([
  'SignInException',
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
]);

/** What the library says where the service said nothing. */
const NOTHING_SAID = /^(An )?unknown error( has)?( occurred)?\.?$/i;

/** Amplify's thrown values, turned once into our own errors. Takes anything, never throws. */
export function translateError(thrown: unknown): UserPoolError {
  if (!(thrown instanceof Error)) return { code: 'unknown', providerMessage: '' };
  const name = typeof thrown.name === 'string' ? thrown.name : '';
  const message = typeof thrown.message === 'string' ? thrown.message.trim() : '';
  const code = codeOf(name, message);
  const isSentence = !WITHOUT_SENTENCE.has(code) && !NEVER_A_SENTENCE.has(name) && isSaid(message);
  return { code, providerMessage: isSentence ? message : '' };
}

/** One line that somebody wrote: no stack, and no object that was made into text. */
function isSaid(message: string): boolean {
  return !/[\n\r]|\[object /.test(message) && !NOTHING_SAID.test(message);
}

function codeOf(name: string, message: string): UserPoolErrorCode {
  if (name === 'SignInException' && !message.includes('session has expired')) return 'unknown';
  if (name === 'OAuthSignInException') return codeOfRedirect(message);
  if (name === 'NotAuthorizedException') return codeOfNotAuthorized(message);
  return (Object.hasOwn(CODE_BY_NAME, name) ? CODE_BY_NAME[name] : undefined) ?? 'unknown';
}

/** One exception for everything that the hosted UI or the token endpoint refuses. */
function codeOfRedirect(message: string): UserPoolErrorCode {
  return /cancel|access_denied|denied/i.test(message) ? 'redirect-cancelled' : 'redirect-failed';
}

/** One exception stands for three things: a sign-in that ran out, a token that ended, wrong credentials. */
function codeOfNotAuthorized(message: string): UserPoolErrorCode {
  if (/session/i.test(message)) return 'session-lost';
  return /(access|refresh) token/i.test(message) ? 'signed-out' : 'not-authorized';
}
