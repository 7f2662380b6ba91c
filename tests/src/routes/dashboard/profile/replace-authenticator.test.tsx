import { otherCode } from '../../../../setup/other-code.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { answerInstead, asSocialSession } from '../../../../setup/answers.ts';
import { holdAnswers } from '../../../../setup/held-answers.ts';
import { authenticator, PASSWORD } from '../../../../setup/people.ts';
import { button, field, main, open, keyOnScreen } from '../../../../setup/screen.tsx';
import { authenticatorKnown, signedInPerson } from '../../../../setup/sign-in.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();

const section = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  userPool.signOut();
});

describe('multi-factor authentication', () => {
  const withoutMethods = async () => {
    await signedInPerson(world);
    await authenticatorKnown();
    answerInstead({
      GetUser: async (next) => {
        const user: unknown = await (await next()).json();
        return Response.json({ ...Object(user), UserMFASettingList: [], PreferredMfaSetting: '' });
      },
    });
  };

  it('shows None without a method', async () => {
    await withoutMethods();
    open('/dashboard/profile');
    expect((await section('Multi-factor authentication')).getByText('None')).toBeVisible();
  });

  it('also shows None for a Google account, and says that the second step is at Google, with the way there', async () => {
    await withoutMethods();
    asSocialSession();
    open('/dashboard/profile');
    const mfa = await section('Multi-factor authentication');
    expect(mfa.getByText('None')).toBeVisible();
    expect(mfa.getByText(/your second step is in your Google Account/)).toBeVisible();
    expect(mfa.getByRole('link', { name: /^Check your Google Account/ })).toHaveAttribute(
      'href',
      'https://myaccount.google.com/signinoptions/two-step-verification',
    );
    expect(mfa.queryByRole('button', { name: 'Replace Authenticator App' })).toBeNull();
  });

  it('replaces the authenticator, and the old one works until then', async () => {
    const { email, secret } = await signedInPerson(world);
    const user = open('/dashboard/profile');
    const mfa = await section('Multi-factor authentication');
    expect(mfa.getByText('Authenticator app')).toBeVisible();
    expect(mfa.getByText('Preferred')).toBeVisible();
    await user.click(mfa.getByRole('button', { name: 'Replace Authenticator App' }));
    expect(await mfa.findByText(/current authenticator keeps working/)).toBeVisible();
    expect(mfa.getByRole('heading', { name: 'Replace your authenticator app' })).toHaveFocus();
    expect(await mfa.findByRole('img', { name: /QR code/ })).toHaveAttribute('width', '180');
    const next = await keyOnScreen();
    expect(next).not.toBe(secret);
    // Copied by hand as it is.
    expect(document.querySelector('code')).toHaveTextContent(next);
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date());
    const uri = mfa.getByRole('link', { name: 'Set up on this device' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(uri)).toContain(`otpauth://totp/Lureproof:${email} (${today})?`);
    expect(mfa.getByText(/two entries\. The new one has today’s date/)).toBeVisible();

    await user.click(mfa.getByRole('button', { name: 'Verify Authenticator App' }));
    expect(await mfa.findByText('Enter the code that your new app shows.')).toBeVisible();
    const code = mfa.getByRole('textbox', { name: 'Code from the new app' });
    expect(code).toHaveFocus();
    const right = authenticator(next)();
    await user.type(code, otherCode(right));
    expect(await screen.findByText('Error confirming code:')).toBeVisible();
    expect(screen.getByText('Code mismatch.')).toBeVisible();
    expect(code).toHaveFocus();
    expect(code).toHaveAccessibleDescription(/Enter the newest code\. Refused again\?/);
    await user.keyboard(right);
    expect(await screen.findByText('Authenticator app setup successfully!')).toBeVisible();
    expect(mfa.getByRole('status')).toHaveFocus();
    expect(mfa.getByRole('status')).toHaveTextContent(
      /^Your new app took over at \d\d:\d\d\. You can delete the old Lureproof entry now/,
    );
    expect(mfa.getByRole('button', { name: 'Replace Authenticator App' })).toBeVisible();
    await waitFor(() => expect(world.calls.slice(-2)).toContain('GetUser'));

    userPool.signOut();
    await amplifyUserPool.signIn(email, PASSWORD);
    const later = Date.now() + 30_000;
    expect(
      await amplifyUserPool.answerChallenge(email, { response: authenticator(secret)(later) }),
    ).toMatchObject({ ok: false });
    expect(
      await amplifyUserPool.answerChallenge(email, { response: authenticator(next)(later) }),
    ).toMatchObject({ ok: true });
  });

  it('asks for the details again, which doesn’t undo a name that was changed meanwhile', async () => {
    await signedInPerson(world, 'Ada Byron');
    const user = open('/dashboard/profile');
    await user.click(await button('Replace Authenticator App'));
    const code = authenticator(await keyOnScreen())();
    const details = holdAnswers('GetUser');
    await user.type(await field('Code from the new app'), code);
    await waitFor(() => expect(details.asked()).toBe(1));
    await user.clear(await field('Full name'));
    await user.type(await field('Full name'), 'Ada Lovelace');
    await user.click(await button('Save changes'));
    expect(await screen.findByText('Profile updated successfully.')).toBeVisible();
    details.release();
    await waitFor(() => expect(details.asked()).toBe(2));
    expect(await main().findByText('Ada Lovelace')).toBeVisible();
    expect(await field('Full name')).toHaveValue('Ada Lovelace');
  });

  it('“Cancel” ends it, and returns the focus', async () => {
    await signedInPerson(world);
    world.calls.length = 0;
    const user = open('/dashboard/profile');
    await user.click(await button('Replace Authenticator App'));
    await user.click(await button('Cancel'));
    expect(await button('Replace Authenticator App')).toHaveFocus();
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    expect(world.calls).not.toContain('VerifySoftwareToken');
  });
});
