import fc from 'fast-check';
import { failureWords } from '#content/failures.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import type { Figure } from '../lib/figure.ts';
import { answering, answers, type Answer } from './answers.ts';
import { fuzz, wordsOf, type FuzzOptions } from './fuzz.ts';
import { CALLED, SIGNED_OUT, SRP } from './pool-calls.ts';
import { problemOf } from './pool-outcome.ts';
import { sessionCookies, setCookies } from './tokens.ts';

const EXCEPTIONS = wordsOf(
  'NotAuthorizedException CodeMismatchException LimitExceededException constructor InternalErrorException TooManyRequestsException UserNotFoundException TypeError PasswordResetRequiredException SomethingNew InvalidParameterException',
);
const CHALLENGES = wordsOf(
  'PASSWORD_VERIFIER SMS_MFA SMS_OTP EMAIL_OTP SOFTWARE_TOKEN_MFA CUSTOM_CHALLENGE MFA_SETUP SELECT_MFA_TYPE NEW_PASSWORD_REQUIRED PASSWORD SELECT_CHALLENGE',
);
const odd = fc.jsonValue({ maxDepth: 2 });
const text = fc.oneof(fc.string(), fc.constantFrom('EMAIL', 'Session is over', 'TOTP'), odd);
const list = fc.oneof(
  fc.constantFrom('["SMS_MFA","SOFTWARE_TOKEN_MFA"]', '["userAttributes.name"]', '[["name"]]'),
  fc.json({ maxDepth: 2 }),
  text,
);
const parameters = fc
  .record(
    {
      CODE_DELIVERY_DESTINATION: text,
      CODE_DELIVERY_DELIVERY_MEDIUM: text,
      MFAS_CAN_CHOOSE: list,
      MFAS_CAN_SETUP: list,
      requiredAttributes: list,
      prompt: text,
    },
    { requiredKeys: [] },
  )
  .map((asked) => Object.assign({}, SRP, asked));
const sessionInList = fc.record(
  {
    SessionId: text,
    IsCurrentSession: fc.oneof(fc.boolean(), odd),
    DeviceType: text,
    LastIPAddress: text,
    LastLocation: fc.oneof(fc.record({ City: text, Country: text }), odd),
    CreateDate: fc.oneof(fc.integer(), odd),
    LastActiveDate: fc.oneof(fc.integer(), odd),
    SessionType: fc.oneof(fc.constant('SSO'), text),
    OriginSessionId: text,
  },
  { requiredKeys: [] },
);
const sound = sessionCookies();
const token = fc.oneof(fc.constantFrom(sound['a-sub.accessToken'], sound['a-sub.idToken']), text);
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
    ChallengeName: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...CHALLENGES) }, odd),
    ChallengeParameters: fc.oneof({ weight: 5, arbitrary: parameters }, odd),
    AuthenticationResult: fc.oneof(
      fc.record({ AccessToken: token, IdToken: token, RefreshToken: text }, { requiredKeys: [] }),
      odd,
    ),
    Sessions: fc.oneof(fc.array(sessionInList, { maxLength: 3 }), odd),
    NextToken: text,
  },
  { requiredKeys: [] },
);
const challenge = fc.record({
  ChallengeName: fc.constantFrom(...CHALLENGES),
  ChallengeParameters: parameters,
  Session: text,
});
const headers = fc.oneof(
  fc.constant<Record<string, string>>({}),
  fc.constantFrom(...EXCEPTIONS).map((name) => ({ 'x-amzn-errortype': `${name}:http://x/` })),
);
const session = fc.nat();
const cases = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      name: fc.constantFrom(...CALLED.keys()),
      answer: answers(body, headers),
      session,
    }),
  },
  // Among all calls and answers, few would lead to a challenge.
  fc.record({
    name: fc.constantFrom('signIn', 'answerChallenge'),
    answer: answers(challenge),
    session,
  }),
);

/** Requests that a call leaves behind, such as a revocation, fail. */
const LATER: Answer = { kind: 'network' };

/** Whatever the user pool returns, a call resolves with a value of the promised type, or a failure that can be described. */
export function fuzzUserPoolAnswers(options: FuzzOptions): Promise<Figure> {
  return answering(LATER, () =>
    fuzz('User-pool answers', options, cases, async ({ name, answer, session }) => {
      const called = CALLED.get(name);
      if (called === undefined) return 'there is no such call';
      const [call, isPromised] = called;
      setCookies(SIGNED_OUT.has(name) ? {} : sessionCookies(`session-${session}`));
      const outcome = await answering(answer, call);
      if (!outcome.ok) {
        const said = describeFailure('account-change', outcome.error, failureWords);
        return said.trim() === '' ? 'is described by nothing' : problemOf(outcome);
      }
      return isPromised(outcome.value) ? null : `gave ${JSON.stringify(outcome.value)}`;
    }),
  );
}
