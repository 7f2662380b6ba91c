import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formProblemWords } from '#content/forms.ts';
import {
  ADA,
  CONTACT_SENT,
  expectEverythingKept,
  sendFrom,
  SUPPORT_SENT,
} from '../../../../setup/contact-form.ts';
import { useFormWorld } from '../../../../setup/form-world.ts';
import { button, field } from '../../../../setup/screen.tsx';

const world = useFormWorld();

describe('what the form service rejects', () => {
  it('is shown, and nothing typed is lost', async () => {
    world.fault('INACTIVE');
    const user = await sendFrom('/contact', 'Send message');
    const alert = screen.getByRole('alert');
    expect(await within(alert).findByText(formProblemWords.formErrors.INACTIVE)).toBeVisible();
    expect(alert).toHaveFocus();
    await expectEverythingKept();
    await user.click(await button('Send message'));
    expect(await screen.findByText(CONTACT_SENT)).toBeVisible();
    expect(world.received).toMatchObject([{ fields: ADA }]);
  });

  it.each([
    ['TYPE_EMAIL', 'Email', 'Enter a full email address, such as name@example.com.'],
    ['REQUIRED_FIELD_EMPTY', 'Message', 'Write your message.'],
    ['TYPE_TEXT', 'Message', 'Message should be text'],
  ] as const)('%s is marked at its field, too, with what to do', async (code, label, advice) => {
    world.fault(code);
    await sendFrom('/contact', 'Send message');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    const control = await field(label);
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(new RegExp(`${advice}$`));
  });

  it.each([
    ['html', 'Unexpected response format'],
    ['malformed', 'Unexpected response format'],
    ['network', 'We couldn’t send it. Check your connection, then try again.'],
    ['throttle', 'Too many requests. Please try again later.'],
  ] as const)('%s is shown, and the second attempt succeeds', async (fault, text) => {
    world.fault(fault);
    const user = await sendFrom('/support', 'Submit Support Request');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Everything you typed is still here\..* write to support@/,
    );
    await expectEverythingKept();
    await user.click(await button('Submit Support Request'));
    expect(await screen.findByText(SUPPORT_SENT)).toBeVisible();
    expect(screen.queryByText(text)).toBeNull();
  });

  it('an email address is checked first here, then by the service', async () => {
    const user = await sendFrom('/contact', 'Send message', { ...ADA, email: 'ada' });
    const sentence = 'Email should look like name@example.com';
    expect(await screen.findByRole('link', { name: sentence })).toBeVisible();
    expect(world.requests).toEqual([]);
    world.fault('TYPE_EMAIL');
    await user.type(await field('Email'), '@bücher.example');
    await user.click(await button('Send message'));
    const theirs = 'Email should be an email address';
    expect(await screen.findByRole('link', { name: theirs })).toBeVisible();
    expect(await field('Email')).toHaveAccessibleDescription(/Enter a full email address, such as/);
    // Trying again wouldn't mend it, so nothing says so.
    expect(screen.getByRole('alert')).not.toHaveTextContent(/Everything you typed/);
    await user.clear(await field('Email'));
    await user.type(await field('Email'), 'Ada <Ada@Bücher.example>');
    await user.click(await button('Send message'));
    expect(await screen.findByText('Ada@bücher.example')).toBeVisible();
    expect(world.received).toMatchObject([{ fields: { email: 'Ada@xn--bcher-kva.example' } }]);
  });
});
