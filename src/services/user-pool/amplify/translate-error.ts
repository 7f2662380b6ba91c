import { textOrNull } from '#src/lib/service-values.ts';
import {
  errorRules,
  type UserPoolError,
  type UserPoolErrorCode,
  type UserPoolErrorReason,
} from '#src/services/user-pool/user-pool-error.ts';

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
  SignInException: 'sign-in-lost',
  TokenRefreshException: 'session-not-renewed',
  SessionNotRenewed: 'session-not-renewed',
  SessionReplaced: 'session-replaced',
  SessionConflict: 'session-conflict',
  UnexpectedSignInInterruptionException: 'session-not-stored',
  SessionTooLarge: 'session-too-large',
  SecurityError: 'storage-refused',
  QuotaExceededError: 'storage-full',
  /** Firefox's. */
  NS_ERROR_DOM_QUOTA_REACHED: 'storage-full',
  oauthSignInError: 'redirect-state-mismatch',
  RedirectForged: 'redirect-state-mismatch',
  RedirectCancelled: 'redirect-cancelled',
  RedirectLost: 'redirect-lost',
  RedirectTimedOut: 'redirect-timed-out',
  RedirectFailed: 'redirect-failed',
  InvalidOriginException: 'misconfigured',
  InvalidRedirectException: 'misconfigured',
  InvalidPreferredRedirectUrlException: 'misconfigured',
  NetworkError: 'network',
  SyntaxError: 'unavailable',
};

/** Error names whose message isn't meant for users: a lost sign-in state, and JavaScript's own errors. */
const NEVER_A_SENTENCE: ReadonlySet<string> = new Set([
  'SignInException',
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
]);

/** What `fetch` throws without a connection in Chrome, Firefox and Safari. */
const NO_CONNECTION = /failed to fetch|networkerror|load failed/i;

/** Recognised by message, because NotAuthorizedException and InvalidParameterException have other meanings as well. */
const ALREADY_CONFIRMED = /already confirmed|current status is confirmed/i;

/** The library's placeholder for a missing message. */
const PLACEHOLDER = /^(An )?unknown error( has)?( occurred)?\.?$/i;

/** What the pool's patterns and formats refuse, by the sentence or the member of the request that it names. */
const REFUSED_INPUTS: readonly (readonly [message: RegExp, UserPoolErrorReason])[] = [
  [/should be an email|invalid email address|at 'username'/i, 'invalid-email'],
  [/invalid phone number/i, 'invalid-phone-number'],
  // No account can have such a password.
  [/at 'previousPassword'/, 'wrong-password'],
  [/at '(password|proposedPassword|new_?password)'/i, 'invalid-password'],
  [/at '(confirmationCode|userCode)'/, 'invalid-code'],
];

/** Quotes a regular expression, and names members of the request. */
const VALIDATION_ERROR = /failed to satisfy constraint/;

/** Translates anything that Amplify throws into our own errors. Never throws. */
export function translateError(thrown: unknown): UserPoolError {
  if (!(thrown instanceof Error)) return { code: 'unexpected', providerMessage: '' };
  const name = typeof thrown.name === 'string' ? thrown.name : '';
  const message = textOrNull(thrown.message)?.trim() ?? '';
  const code = codeOf(name, message) ?? codeOfStatus(statusOf(thrown));
  const isHidden = errorRules[code].hidesMessage === true || NEVER_A_SENTENCE.has(name);
  const said = isHidden || !isProse(message) ? '' : message;
  const providerMessage = VALIDATION_ERROR.test(said) ? '' : said;
  return { code, providerMessage, reason: reasonOf(code, said) };
}

/** Whether a message is a single line of prose: no stack trace, no stringified object. */
function isProse(message: string): boolean {
  return !/[\n\r]|\[object /.test(message) && !PLACEHOLDER.test(message);
}

/** The HTTP status that Amplify attaches to a service's error. Null for its own errors. */
export function statusOf(error: Error): number | null {
  const metadata: unknown = 'metadata' in error ? error.metadata : null;
  if (typeof metadata !== 'object' || metadata === null) return null;
  const status: unknown = Reflect.get(metadata, 'httpStatusCode');
  return typeof status === 'number' ? status : null;
}

/** The code for an HTTP status, if the error's name is unknown. */
function codeOfStatus(status: number | null): UserPoolErrorCode {
  if (status === null) return 'unexpected';
  if (status === 429) return 'too-many-requests';
  return status >= 500 ? 'unavailable' : 'unknown';
}

function codeOf(name: string, message: string): UserPoolErrorCode | undefined {
  if (name === 'SignInException' && !message.includes('session has expired')) return 'unexpected';
  if (ALREADY_CONFIRMED.test(message)) return 'already-confirmed';
  if (name === 'TypeError' && NO_CONNECTION.test(message)) return 'network';
  if (name === 'OAuthSignInException') return codeOfRedirect(message);
  if (name === 'NotAuthorizedException') return codeOfNotAuthorized(message);
  return Object.hasOwn(CODE_BY_NAME, name) ? CODE_BY_NAME[name] : undefined;
}

/** Amplify throws the same exception for every refusal by the hosted UI or the token endpoint. */
function codeOfRedirect(message: string): UserPoolErrorCode {
  return /cancel|access_denied|denied/i.test(message) ? 'redirect-cancelled' : 'redirect-failed';
}

/** One exception has three meanings: an expired sign-in, an ended token, or wrong credentials. */
function codeOfNotAuthorized(message: string): UserPoolErrorCode {
  if (/session/i.test(message)) return 'sign-in-lost';
  return /(access|refresh) token/i.test(message) ? 'signed-out' : 'not-authorized';
}

function reasonOf(code: UserPoolErrorCode, message: string): UserPoolErrorReason | undefined {
  if (/timestamp/i.test(message)) return 'clock-skew';
  if (/^access token has expired/i.test(message)) return 'access-token-expired';
  if (/no registered\/verified email/i.test(message)) return 'unconfirmed-address';
  if (code === 'invalid-parameter') {
    return REFUSED_INPUTS.find(([pattern]) => pattern.test(message))?.[1];
  }
  if (code !== 'not-authorized') return undefined;
  if (/^incorrect/i.test(message)) return 'wrong-password';
  return /attempts exceeded/i.test(message) ? 'attempts-exceeded' : undefined;
}
