import fc from 'fast-check';
import { SIGN_IN_TRAITS } from '#local/user-pool/trait-names.ts';
import { CHALLENGES } from '#local/user-pool/challenges/registry.ts';
import { OPERATIONS } from '#local/user-pool/operations/registry.ts';
import { wordsOf } from './fuzz.ts';
import { KNOWN, type ServiceName } from './fuzzed-services.ts';
import { USUAL_INPUT, USUAL_PARAMETERS, USUAL_QUERY } from './usual-input.ts';

export interface FuzzedRequest {
  service: ServiceName;
  method: string;
  path: string;
  headers: Record<string, string>;
  /** With placeholders of `KNOWN` in place of the state's own values. */
  body: string;
}

const WORDS = wordsOf(
  'USER_SRP_AUTH USER_AUTH CUSTOM_AUTH REFRESH_TOKEN_AUTH email name 123456 Correct-horse __proto__ constructor remembered phone_number Google true',
).concat([...CHALLENGES.keys()]);

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const record = (names: readonly string[], values: fc.Arbitrary<unknown>) =>
  fc.dictionary(fc.oneof(fc.constantFrom(...names), text), values, { maxKeys: 12 });
const nested = fc.oneof(
  record(Object.keys(USUAL_PARAMETERS), text).map((one) =>
    Object.assign({}, USUAL_PARAMETERS, one),
  ),
  fc.array(fc.record({ Name: text, Value: fc.oneof(text, fc.jsonValue()) }), { maxLength: 3 }),
);
const value = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 3, arbitrary: nested },
  fc.jsonValue(),
);
const anyText = fc.oneof(fc.json(), fc.string());
const json = (fields: readonly string[]) =>
  fc.oneof(
    { weight: 12, arbitrary: record(fields, value).map((one) => JSON.stringify(one)) },
    anyText,
  );

/** The usual input with a few fields left out, and a few that contain something else. */
const poolInput = fc.oneof(
  {
    weight: 20,
    arbitrary: fc
      .tuple(
        fc.array(fc.constantFrom(...Object.keys(USUAL_INPUT)), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...Object.keys(USUAL_INPUT)), value, { maxKeys: 3 }),
      )
      .map(([missing, other]) => {
        const input = Object.entries({ ...USUAL_INPUT, ...other });
        return JSON.stringify(Object.fromEntries(input.filter(([key]) => !missing.includes(key))));
      }),
  },
  anyText,
);

const request = (
  service: ServiceName,
  method: fc.Arbitrary<string>,
  path: fc.Arbitrary<string>,
  headers: fc.Arbitrary<Record<string, string>>,
  body: fc.Arbitrary<string>,
): fc.Arbitrary<FuzzedRequest> =>
  fc.record({ service: fc.constant(service), method, path, headers, body });

/** Operations that share one input, of which each reads its own members. */
function operation(service: ServiceName, prefix: string, names: readonly string[]) {
  const name = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...names) },
    fc.constantFrom('toString', '', 'Nothing'),
  );
  const headers = name.map((one) => ({
    'x-amz-target': `${prefix}.${one}`,
    authorization: 'AWS4-HMAC-SHA256 Credential=local',
  }));
  return request(service, fc.constant('POST'), fc.constant('/'), headers, poolInput);
}

const query = (names: readonly string[]) =>
  fc
    .tuple(fc.boolean(), record(names, text))
    .map(([isUsual, one]) => (isUsual ? Object.assign({}, USUAL_QUERY, one) : one))
    .map((one) =>
      new URLSearchParams(
        Object.entries(one).map(([name, given]) => [name, String(given)]),
      ).toString(),
    );
const OAUTH = wordsOf(
  'client_id redirect_uri response_type scope state code code_challenge code_challenge_method identity_provider grant_type refresh_token token code_verifier logout_uri request choice name email redirectTo',
);
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_BODY = { 'content-type': 'application/json', accept: 'application/json' };

const pages = (service: ServiceName, paths: readonly string[], names: readonly string[]) =>
  request(
    service,
    fc.constantFrom('GET', 'POST', 'POST', 'DELETE', 'PUT'),
    fc
      .tuple(
        fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...paths) }, fc.webPath()),
        query(names),
      )
      .map(([path, search]) => `${path}?${search}`),
    fc.constantFrom<Record<string, string>>(
      FORM,
      JSON_BODY,
      {},
      { authorization: 'Bearer <access>' },
    ),
    fc.oneof(query(names), json(names)),
  );

export function requestsTo(): fc.Arbitrary<FuzzedRequest> {
  const oauth = wordsOf(
    '/oauth2/authorize /login /google/accounts /oauth2/token /oauth2/revoke /oauth2/userInfo /logout /nothing',
  );
  const changes = ['/', '/users', '/users/traits', '/users/devices/forget', '/session-tracking'];
  const fields = ['email', 'name', 'trait', 'enabled', 'service', 'operation', 'fault', 'times'];
  const posted = ['name', 'email', 'message', '_gotcha', ...SIGN_IN_TRAITS];
  return fc.oneof(
    {
      weight: 6,
      arbitrary: operation('userPool', 'AWSCognitoIdentityProviderService', [...OPERATIONS.keys()]),
    },
    {
      weight: 1,
      arbitrary: operation('identityPool', 'AWSCognitoIdentityService', [
        'GetId',
        'GetCredentialsForIdentity',
      ]),
    },
    { weight: 2, arbitrary: pages('userPool', oauth, OAUTH) },
    { weight: 1, arbitrary: pages('formService', ['/f/contact', '/f/support', '/p/x'], posted) },
    { weight: 1, arbitrary: pages('learningSite', ['/', '/auth-redirect', '/sign-out'], OAUTH) },
    { weight: 1, arbitrary: pages('console', [...changes, '/faults', '/messages'], fields) },
  );
}
