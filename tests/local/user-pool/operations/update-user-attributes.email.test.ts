import { beforeEach, describe, expect, it } from 'vitest';
import { EMAIL, PASSWORD, type SignedIn, type TestPool } from '../../../setup/local-user-pool.ts';
import { ownAttributes } from '../../../setup/own-attributes.ts';
import { refusalOf } from '../../../setup/refusals.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';

const NEW = 'ada.king@example.com';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const { updateAll, update, verify, attributes, idClaims } = ownAttributes(() => ({ test, known }));

describe('a new email', () => {
  it('replaces the current one only once its code is verified', async () => {
    expect(await update('email', NEW.toUpperCase())).toEqual({
      CodeDeliveryDetailsList: [
        { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@e***' },
      ],
    });
    expect(test.mails.at(-1)).toMatchObject({ to: NEW, code: expect.stringMatching(/^\d{6}$/) });
    expect(await attributes()).toMatchObject({ email: EMAIL, email_verified: 'true' });
    expect(test.pool.listUsers()).toMatchObject([{ email: EMAIL, pendingEmail: NEW }]);
    await expect(test.provePassword(EMAIL)).resolves.toHaveProperty('Session');

    expect(await verify('email')).toEqual({});
    expect(await attributes()).toMatchObject({ email: NEW, email_verified: 'true' });
    expect(await idClaims()).toMatchObject({ email: NEW, email_verified: true });
    expect(test.pool.listUsers()).toMatchObject([{ email: NEW, pendingEmail: null }]);
    await expect(test.provePassword(NEW)).resolves.toHaveProperty('Session');
    expect(await refusalOf(test.provePassword(EMAIL))).toContain('NotAuthorizedException: ');
  });

  it('is withdrawn by setting the current one again', async () => {
    await update('email', NEW);
    const code = test.lastCode();
    expect(await update('email', EMAIL)).toEqual({ CodeDeliveryDetailsList: [] });
    expect(test.pool.listUsers()).toMatchObject([{ email: EMAIL, pendingEmail: null }]);
    expect(await refusalOf(verify('email', code))).toContain('ExpiredCodeException: ');
  });

  it('is replaced by a newer one, whose code alone is valid', async () => {
    await update('email', NEW);
    const first = test.lastCode();
    await update('email', 'countess@example.com');
    // One time in a million both are the same.
    const other = first === test.lastCode() ? '' : first;
    expect(await refusalOf(verify('email', other))).toMatch(/CodeMismatch|InvalidParameter/);
    await verify('email');
    expect(await attributes()).toHaveProperty('email', 'countess@example.com');
  });

  it('must be a valid address', async () => {
    for (const invalid of ['ada', 'ada lovelace@example.com', 'ada@bücher.example']) {
      expect(await refusalOf(update('email', invalid))).toBe(
        'InvalidParameterException: Invalid email address format.',
      );
    }
    expect(await refusalOf(update('email', ''))).toBe(
      'InvalidParameterException: user.email: Required attribute cannot be deleted.\n',
    );
    expect(test.mails).toHaveLength(0);
  });

  it('cannot be another user’s', async () => {
    await test.register(NEW);
    const mails = test.mails.length;
    expect(await refusalOf(updateAll({ name: 'Eve', email: NEW }))).toBe(
      'AliasExistsException: An account with the email already exists.',
    );
    expect(test.mails).toHaveLength(mails);
    expect(await attributes()).toHaveProperty('name', 'Ada Lovelace');
  });

  it('invalidates a reset code sent to the previous one', async () => {
    await test.call('ForgotPassword', { Username: EMAIL });
    const reset = test.lastCode();
    await update('email', NEW);
    await verify('email');
    const confirmed = test.call('ConfirmForgotPassword', {
      Username: NEW,
      ConfirmationCode: reset,
      Password: PASSWORD,
    });
    expect(await refusalOf(confirmed)).toContain('ExpiredCodeException: ');
  });
});

describe('a new email without verification before update', () => {
  beforeEach(async () => {
    ({ test, known } = await signedInPool({ verifyBeforeUpdate: [] }));
  });

  it('takes effect immediately and is unverified until its code is entered', async () => {
    expect(await update('email', NEW)).toMatchObject({
      CodeDeliveryDetailsList: [{ AttributeName: 'email', DeliveryMedium: 'EMAIL' }],
    });
    expect(await attributes()).toMatchObject({ email: NEW, email_verified: 'false' });
    await expect(test.provePassword(NEW)).resolves.toHaveProperty('Session');
    await verify('email');
    expect(await attributes()).toMatchObject({ email: NEW, email_verified: 'true' });
  });

  it('stays verified if unchanged', async () => {
    expect(await update('email', EMAIL)).toEqual({ CodeDeliveryDetailsList: [] });
    expect(await attributes()).toMatchObject({ email: EMAIL, email_verified: 'true' });
  });
});
