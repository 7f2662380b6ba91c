import fc from 'fast-check';
import { failureWords } from '#content/failures.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { ok, type Result } from '#src/lib/result.ts';
import { amplifyUserPool as pool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import type { Figure } from '../lib/figure.ts';
import { answering, answers } from './answers.ts';
import { fuzz, wordsOf, type FuzzOptions } from './fuzz.ts';
import { problemOf } from './pool-outcome.ts';
import { sessionCookies, setCookies } from './tokens.ts';

type Call = () => Promise<Result<unknown, UserPoolError>>;

const EMAIL = 'ada@example.com';
const PASSWORD = 'Correct-horse';

const FREQUENT: Record<string, Call> = {
  signUp: () => pool.signUp({ name: 'Ada', email: EMAIL, password: PASSWORD }),
  confirmSignUp: () => pool.confirmSignUp(EMAIL, '123456'),
  resendSignUpCode: () => pool.resendSignUpCode(EMAIL),
  requestPasswordReset: () => pool.requestPasswordReset(EMAIL),
  confirmPasswordReset: () =>
    pool.confirmPasswordReset({ email: EMAIL, code: '123456', password: PASSWORD }),
  profile: () => pool.profile(),
  secondFactor: () => pool.secondFactor(),
  refresh: () => pool.session({ forceRefresh: true }),
  updateName: () => pool.updateName('Ada'),
  changePassword: () => pool.changePassword(PASSWORD, 'Battery-staple'),
  startAuthenticatorSetUp: () => pool.startAuthenticatorSetUp(),
  verifyAuthenticatorSetUp: () => pool.verifyAuthenticatorSetUp('123456'),
  preferSoftwareToken: () => pool.preferSoftwareToken(),
  signOut: () => Promise.resolve(ok(userPool.signOut())),
};
/** A sign-in computes an SRP exchange, so it takes a hundred times as long. */
const SELDOM: Record<string, Call> = { signIn: () => pool.signIn(EMAIL, PASSWORD) };
const CALLS = new Map(Object.entries({ ...FREQUENT, ...SELDOM }));
const SIGNED_OUT = new Set(['signUp', 'confirmSignUp', 'resendSignUpCode', 'signIn']);

const EXCEPTIONS = wordsOf(
  'NotAuthorizedException CodeMismatchException LimitExceededException constructor InternalErrorException TooManyRequestsException UserNotFoundException TypeError PasswordResetRequiredException SomethingNew InvalidParameterException',
);
const odd = fc.jsonValue({ maxDepth: 2 });
const text = fc.oneof(fc.string(), fc.constantFrom('EMAIL', 'Session is over', 'TOTP'), odd);
const body = fc.record(
  {
    __type: fc.oneof(fc.constantFrom(...EXCEPTIONS), text),
    message: text,
    CodeDeliveryDetails: fc.oneof(
      fc.record(
        { Destination: text, DeliveryMedium: text, AttributeName: text },
        { requiredKeys: [] },
      ),
      odd,
    ),
    UserConfirmed: fc.oneof(fc.boolean(), odd),
    UserSub: text,
    UserAttributes: fc.oneof(
      fc.array(fc.record({ Name: fc.constantFrom('name', 'email', 'given_name'), Value: text })),
      odd,
    ),
    UserMFASettingList: fc.oneof(fc.constant(['SOFTWARE_TOKEN_MFA']), odd),
    PreferredMfaSetting: fc.oneof(fc.constant('SOFTWARE_TOKEN_MFA'), odd),
    SecretCode: text,
    Session: text,
    Status: text,
    ChallengeName: fc.oneof(
      fc.constantFrom('PASSWORD_VERIFIER', 'SMS_MFA', 'CUSTOM_CHALLENGE'),
      odd,
    ),
    ChallengeParameters: odd,
    AuthenticationResult: fc.oneof(
      fc.record({ AccessToken: text, IdToken: text, RefreshToken: text }, { requiredKeys: [] }),
      odd,
    ),
  },
  { requiredKeys: [] },
);
const headers = fc.oneof(
  fc.constant<Record<string, string>>({}),
  fc.constantFrom(...EXCEPTIONS).map((name) => ({ 'x-amzn-errortype': `${name}:http://x/` })),
);
const names = fc.oneof(
  { weight: 1000, arbitrary: fc.constantFrom(...Object.keys(FREQUENT)) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.keys(SELDOM)) },
);

/** Whatever the user pool returns, a call resolves with a value of the promised type, or a failure that can be described. */
export function fuzzUserPoolAnswers(options: FuzzOptions): Promise<Figure> {
  const cases = fc.record({ name: names, answer: answers(body, headers) });
  return fuzz('User-pool answers', options, cases, async ({ name, answer }) => {
    const call = CALLS.get(name);
    if (call === undefined) return 'there is no such call';
    setCookies(SIGNED_OUT.has(name) ? {} : sessionCookies());
    const outcome = await answering(answer, call);
    if (outcome.ok) return isPlain(outcome.value) ? null : `gave ${JSON.stringify(outcome.value)}`;
    const said = describeFailure('account-change', outcome.error, failureWords);
    return said.trim() === '' ? 'is described by nothing' : problemOf(outcome);
  });
}

/** Screens render strings, and React would throw for an object. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => {
    if (key === 'step' || key === 'challenge' || key === 'mfa') return isPlain(inner);
    if (key === 'enabled' || key === 'methods' || key === 'factors') {
      return Array.isArray(inner) && inner.every((one) => typeof one === 'string');
    }
    if (key === 'missingAttributes') return Array.isArray(inner);
    return inner === null || typeof inner === 'string';
  });
}
