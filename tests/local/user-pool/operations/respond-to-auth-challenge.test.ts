import { describe, expect, it } from 'vitest';
import { refusal, testPool } from '../../../setup/local-user-pool.ts';

describe('RespondToAuthChallenge', () => {
  it('refuses challenges that the pool does not pose', async () => {
    const test = testPool();
    const { name, message } = await refusal(
      test.call('RespondToAuthChallenge', { ChallengeName: 'WEB_AUTHN', ChallengeResponses: {} }),
    );
    expect(name).toBe('InvalidParameterException');
    expect(message).toContain(
      "'challengeName' failed to satisfy constraint: Member must satisfy enum",
    );
  });

  it('refuses what is missing and another client id', async () => {
    const test = testPool();
    expect((await refusal(test.pool.call('RespondToAuthChallenge', {}))).message).toMatch(
      /^2 validation errors detected: .*'clientId'.*'challengeName'/,
    );
    const input = { ClientId: 'other', ChallengeName: 'MFA_SETUP' };
    expect((await refusal(test.call('RespondToAuthChallenge', input))).name).toBe(
      'ResourceNotFoundException',
    );
  });
});
