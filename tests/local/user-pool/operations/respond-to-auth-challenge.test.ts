import { expect, it } from 'vitest';
import { testPool } from '../../../setup/local-user-pool.ts';
import { refusalOf } from '../../../setup/refusals.ts';

it.each([
  [
    { ChallengeName: 'WEB_AUTHN', ChallengeResponses: {} },
    /^InvalidParameterException: .*'challengeName' failed to satisfy constraint: Member must satisfy enum/,
  ],
  [{ ClientId: undefined }, /: 2 validation errors detected: .*'clientId'.*'challengeName'/],
  [{ ClientId: 'other', ChallengeName: 'MFA_SETUP' }, /^ResourceNotFoundException: /],
])('RespondToAuthChallenge refuses %j', async (input, reason) => {
  expect(await refusalOf(testPool().call('RespondToAuthChallenge', input))).toMatch(reason);
});
