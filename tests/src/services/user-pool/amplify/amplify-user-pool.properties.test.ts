import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { failureWords } from '#content/failures.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { amplifyUserPool as pool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import type { AmplifyUserPool } from '#src/services/user-pool/user-pool.ts';
import {
  answering,
  answers,
  isDescribed,
  FUZZ_RUNS,
  FUZZ_TIMEOUT_MS,
  sessionCookies,
  setCookies,
} from '../../../../setup/fuzz.ts';
import { useNoWaiting } from '../../../../setup/hurry.ts';

useNoWaiting();

const EMAIL = 'ada@example.com';
const PASSWORD = 'Correct-horse';
/** The parameters of a challenge to prove the password. */
const SRP = {
  USER_ID_FOR_SRP: 'a-sub',
  SALT: 'ab12',
  SRP_B: 'cd34'.repeat(99),
  SECRET_BLOCK: 'AAAA',
};
/** Starts a sign-in, and asks for a code. */
const ASKED = {
  status: 200,
  body: JSON.stringify({ ChallengeName: 'SMS_MFA', ChallengeParameters: SRP, Session: 's' }),
  headers: { 'content-type': 'application/x-amz-json-1.1' },
};

/** `completeRedirect` is called with any query in hosted-sign-in.properties.test.ts; `signInWithGoogle` leaves the page. */
type Called = Exclude<keyof AmplifyUserPool, 'completeRedirect' | 'signInWithGoogle'>;
type Call<Name extends Called> = () => ReturnType<AmplifyUserPool[Name]>;
const SIGNED_OUT = {
  signIn: () => pool.signIn(EMAIL, PASSWORD),
  answerChallenge: async () => {
    await answering(ASKED, () => pool.signIn(EMAIL, PASSWORD));
    return pool.answerChallenge(EMAIL, { response: '123456' });
  },
  signUp: () => pool.signUp({ name: 'Ada', email: EMAIL, password: PASSWORD }),
  confirmSignUp: () => pool.confirmSignUp(EMAIL, '123456'),
  resendSignUpCode: () => pool.resendSignUpCode(EMAIL),
} satisfies { [Name in Called]?: Call<Name> };
const CALLS: { [Name in Called]: Call<Name> } = {
  ...SIGNED_OUT,
  requestPasswordReset: () => pool.requestPasswordReset(EMAIL),
  confirmPasswordReset: () =>
    pool.confirmPasswordReset({ email: EMAIL, code: '123456', password: PASSWORD }),
  session: () => pool.session({ forceRefresh: true }),
  profile: () => pool.profile(),
  prepareProfile: () => pool.prepareProfile(),
  updateName: () => pool.updateName('Ada'),
  changePassword: () => pool.changePassword(PASSWORD, 'Battery-staple'),
  secondFactor: () => pool.secondFactor(),
  acceptProviderSecondFactor: () => pool.acceptProviderSecondFactor(),
  startAuthenticatorSetUp: () => pool.startAuthenticatorSetUp(),
  verifyAuthenticatorSetUp: () => pool.verifyAuthenticatorSetUp('123456'),
  preferSoftwareToken: () => pool.preferSoftwareToken(),
  accountData: () => pool.accountData(),
  sessions: () => pool.sessions(),
  endSession: () => pool.endSession('a-session'),
  endAllSessions: () => pool.endAllSessions(),
  provePassword: () => pool.provePassword(PASSWORD),
  deleteAccount: () => pool.deleteAccount(),
};

const EXCEPTIONS = [
  'NotAuthorizedException',
  'CodeMismatchException',
  'LimitExceededException',
  'TooManyRequestsException',
  'UserNotFoundException',
  'PasswordResetRequiredException',
  'InvalidParameterException',
  'InternalErrorException',
  'TypeError',
  'SomethingNew',
  'constructor',
];
const CHALLENGES = [
  'PASSWORD_VERIFIER',
  'SMS_MFA',
  'SMS_OTP',
  'EMAIL_OTP',
  'SOFTWARE_TOKEN_MFA',
  'CUSTOM_CHALLENGE',
  'MFA_SETUP',
  'SELECT_MFA_TYPE',
  'NEW_PASSWORD_REQUIRED',
  'PASSWORD',
  'SELECT_CHALLENGE',
];

const part = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(fields, { requiredKeys: [] });
const odd = fc.jsonValue({ maxDepth: 2 });
const text = fc.oneof(fc.string(), fc.constantFrom('EMAIL', 'Session is over', 'TOTP'), odd);
const time = fc.oneof(fc.integer(), odd);
const flag = fc.oneof(fc.boolean(), odd);
const list = fc.oneof(
  fc.constantFrom('["SMS_MFA","SOFTWARE_TOKEN_MFA"]', '["userAttributes.name"]', '[["name"]]'),
  fc.json({ maxDepth: 2 }),
  text,
);
const parameters = part({
  CODE_DELIVERY_DESTINATION: text,
  CODE_DELIVERY_DELIVERY_MEDIUM: text,
  MFAS_CAN_CHOOSE: list,
  MFAS_CAN_SETUP: list,
  requiredAttributes: list,
  prompt: text,
}).map((asked) => Object.assign({}, SRP, asked));
const sessionInList = part({
  SessionId: text,
  IsCurrentSession: flag,
  DeviceType: text,
  LastIPAddress: text,
  LastLocation: fc.oneof(fc.record({ City: text, Country: text }), odd),
  CreateDate: time,
  LastActiveDate: time,
  SessionType: fc.oneof(fc.constant('SSO'), text),
  OriginSessionId: text,
});
const sound = sessionCookies();
const token = fc.oneof(fc.constantFrom(sound['a-sub.accessToken'], sound['a-sub.idToken']), text);
const attribute = fc.record({ Name: fc.constantFrom('name', 'email', 'given_name'), Value: text });
const delivery = part({ Destination: text, DeliveryMedium: text, AttributeName: text });
const tokens = part({ AccessToken: token, IdToken: token, RefreshToken: text });
const challenge = {
  ChallengeName: fc.constantFrom(...CHALLENGES),
  ChallengeParameters: parameters,
  Session: text,
};
const body = part({
  __type: fc.oneof(fc.constantFrom(...EXCEPTIONS), text),
  message: text,
  CodeDeliveryDetails: fc.oneof(delivery, odd),
  UserConfirmed: flag,
  UserSub: text,
  UserAttributes: fc.oneof(fc.array(attribute), odd),
  UserMFASettingList: fc.oneof(fc.constant(['SOFTWARE_TOKEN_MFA']), odd),
  PreferredMfaSetting: fc.oneof(fc.constant('SOFTWARE_TOKEN_MFA'), odd),
  SecretCode: text,
  Status: text,
  ...challenge,
  AuthenticationResult: fc.oneof(tokens, odd),
  Sessions: fc.oneof(fc.array(sessionInList, { maxLength: 3 }), odd),
  NextToken: text,
});
const named = fc
  .constantFrom(...EXCEPTIONS)
  .map((name) => ({ 'x-amzn-errortype': `${name}:http://x/` }));
const names = Object.keys(CALLS);
const cases = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      name: fc.constantFrom(...names),
      answer: answers(body, fc.oneof(fc.constant({}), named)),
    }),
  },
  // Among all calls and answers, few would lead to a challenge.
  fc.record({
    name: fc.constantFrom('signIn', 'answerChallenge'),
    answer: answers(fc.record(challenge)),
  }),
);

const LISTS = /^(sessions|enabled|methods|factors|missingAttributes)$/;
const TIMES = /^(signedInAt|lastActiveAt)$/;
const NULLABLE = /^(destination|prompt|preferred|device|ipAddress|city|country)$/;

/** Whether screens can show a value: text wherever text is promised, never an object or undefined. */
function isShowable(value: unknown, key: string, depth = 0): boolean {
  if (value === null) return depth === 0 || TIMES.test(key) || NULLABLE.test(key);
  if (Array.isArray(value))
    return LISTS.test(key) && value.every((item) => isShowable(item, `${key}[]`, depth + 1));
  if (typeof value === 'object') {
    const mayNest = depth === 0 || /^(challenge|mfa|attributes|sessions\[\])$/.test(key);
    return (
      mayNest && Object.entries(value).every(([name, one]) => isShowable(one, name, depth + 1))
    );
  }
  if (typeof value === 'number') return TIMES.test(key) && Number.isFinite(value);
  return typeof value === (key === 'isCurrent' ? 'boolean' : 'string');
}

it(
  'any answer of the user pool becomes a value that can be shown, or a failure that can be described',
  async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const calls = new Map<string, Call<Called>>(Object.entries(CALLS));
    let count = 0;
    const property = fc.asyncProperty(cases, async ({ name, answer }) => {
      count += 1;
      setCookies(name in SIGNED_OUT ? {} : sessionCookies(`session-${count}`));
      const outcome = await answering(answer, async () => calls.get(name)?.());
      if (outcome === undefined) return false;
      if (outcome.ok) return isShowable(outcome.value, name);
      const said = describeFailure('account-change', outcome.error, failureWords);
      return said.join('').trim() !== '' && isDescribed(outcome.error);
    });
    // Requests that a call leaves behind, such as a revocation, fail.
    await answering(null, () => fc.assert(property, { numRuns: FUZZ_RUNS }));
    // Names of exceptions, and nothing of the answers.
    for (const [, name] of logged.mock.calls) expect(name).toMatch(/^\w+$/);
  },
  FUZZ_TIMEOUT_MS,
);
