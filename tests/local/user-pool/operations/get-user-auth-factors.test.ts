import { describe, expect, it } from 'vitest';
import { signInWithGoogle } from '../../../setup/hosted-ui.ts';
import { EMAIL, testPool } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';

describe('GetUserAuthFactors', () => {
  /** GetUser's tests cover the members that both operations return. */
  it.each([
    ['default', ['PASSWORD', 'SOFTWARE_TOKEN']],
    ['no-authenticator', ['PASSWORD']],
    ['sms-factor', ['PASSWORD', 'SMS_OTP', 'SOFTWARE_TOKEN']],
    ['email-factor', ['PASSWORD', 'EMAIL_OTP', 'SOFTWARE_TOKEN']],
    ['first-factor-choice', ['PASSWORD', 'EMAIL_OTP', 'SMS_OTP', 'SOFTWARE_TOKEN']],
  ] as const)('lists the factors of a user with the trait %s', async (trait, factors) => {
    const { test, known } = await signedInPool();
    const { accessToken: AccessToken } = known;
    await test.pool.setTrait(EMAIL, trait);
    const { UserAttributes: _, ...user }: { UserAttributes?: unknown } = await test.call(
      'GetUser',
      { AccessToken },
    );
    expect(await test.call('GetUserAuthFactors', { AccessToken })).toEqual({
      ...user,
      ConfiguredUserAuthFactors: factors,
    });
  });

  it('lists none for a Google user, whose factors are Google’s', async () => {
    const test = testPool();
    const { accessToken: AccessToken } = await signInWithGoogle(test);
    expect(await test.call('GetUserAuthFactors', { AccessToken })).toEqual({
      Username: textAt(await test.call('GetUser', { AccessToken }), 'Username'),
      ConfiguredUserAuthFactors: [],
    });
  });
});
