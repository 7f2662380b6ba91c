import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { answerInstead, asSocialSession } from '../../../../setup/answers.ts';
import { holdAnswers } from '../../../../setup/held-answers.ts';
import { otherTab } from '../../../../setup/other-tab.ts';
import { PASSWORD } from '../../../../setup/people.ts';
import { button, field, heading, open, passwordField } from '../../../../setup/screen.tsx';
import { personJustSignedIn, signedInPerson } from '../../../../setup/sign-in.ts';
import { userPoolSettled } from '../../../../setup/user-pool-settled.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();

beforeEach(async () => {
  userPool.signOut();
  await personJustSignedIn(world);
});

const rows = async () =>
  within(await screen.findByRole('region', { name: 'Where you’re signed in' })).findAllByRole(
    'listitem',
  );

it('collapses all but the first four sessions', async () => {
  const Sessions = Array.from({ length: 6 }, (_, index) => ({
    SessionId: `tkn${index}`,
    DeviceType: `App${index}`,
  }));
  answerInstead({ ListUserSessions: () => Response.json({ Sessions }) });
  const user = open('/dashboard/security');
  const folded = await screen.findByText('Show 2 more');
  expect(screen.getByText('App3')).toBeVisible();
  expect(screen.getByText('App4')).not.toBeVisible();
  await user.click(folded);
  expect(screen.getByText('App5')).toBeVisible();
});

describe('“Sign out other devices”', () => {
  const Sessions = ['this', 'phone', 'laptop'].map((name) => ({
    SessionId: name,
    DeviceType: name,
    IsCurrentSession: name === 'this',
  }));

  /** Answers the first request to end a session, and those after it. */
  function answerWith(first: () => Response, others: () => Response) {
    let requests = 0;
    answerInstead({
      ListUserSessions: () => Response.json({ Sessions }),
      RevokeUserSession: () => {
        requests += 1;
        return requests === 1 ? first() : others();
      },
    });
  }
  const done = () => Response.json({});

  it('ends every session but this one', async () => {
    answerWith(done, done);
    const user = open('/dashboard/security');
    await user.click(await button('Sign out other devices'));
    await screen.findByText('Your other devices are signed out.');
    expect(document.activeElement).toHaveTextContent('Your other devices are signed out.');
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Sign out other devices' })).toBeNull();
  });
});

const factors = async () =>
  within(await screen.findByRole('region', { name: 'How you sign in' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows the state of the password and the authenticator, and links to them on the profile', async () => {
  open('/dashboard/security');
  expect(await factors()).toEqual([
    expect.stringMatching(/^Password\s+Set/),
    expect.stringMatching(/^Authenticator app\s+On/),
  ]);
  const link = (name: string) => screen.findByRole('link', { name });
  const at = '/dashboard/profile';
  expect(await link('Change password')).toHaveAttribute('href', `${at}#password`);
  expect(await link('Replace Authenticator App')).toHaveAttribute('href', `${at}#mfa`);
});

it('tells a user signed in with Google where their password and second step are', async () => {
  asSocialSession();
  open('/dashboard/security');
  expect(await screen.findByText(/in your Google Account\.$/)).toBeVisible();
  expect(await factors()).toEqual([
    expect.stringMatching(/^Google\s+On$/),
    expect.stringMatching(/^Second step\s+At Google\s*Check your Google Account/),
  ]);
  expect(screen.queryByRole('link', { name: 'Change password' })).toBeNull();
  expect(screen.getByText(/Google also keeps your passkeys/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Passkeys' })).toBeNull();
});

it('doesn’t ask a user who has just signed in with Google for a password', async () => {
  asSocialSession();
  const user = open('/dashboard/security');
  await user.click(await button('Delete account'));
  expect(await screen.findByText(/^You’ve just signed in with Google/)).toBeVisible();
  expect(screen.queryByLabelText('Your password')).toBeNull();
  expect(screen.getByText(/^Your Google Account isn’t touched/)).toBeVisible();
  expect(screen.getByText(/^You’re about to delete this account:/)).toHaveTextContent(
    /@example\.com$/,
  );
});

/** Opens the panel and fills it in; returns the user. */
async function fillDeletion(): Promise<UserEvent> {
  const user = open('/dashboard/security');
  await user.click(await button('Delete account'));
  await user.type(await passwordField('Your password'), PASSWORD);
  await user.type(await field('Type “delete my account” to confirm'), 'delete my account');
  return user;
}

it('proves the password once, even if the deletion fails and is tried again', async () => {
  world.fault('DeleteUser', 'malformed');
  const user = await fillDeletion();
  await user.click(await button('Delete for good'));
  expect(await screen.findByText(/^We couldn’t delete your account\./)).toBeVisible();
  await user.click(await button('Delete for good'));
  await heading('Your account has been deleted');
  expect(world.calls.filter((call) => call === 'DeleteUser')).toHaveLength(2);
  expect(world.calls.filter((call) => call === 'InitiateAuth')).toHaveLength(1);
});

it('doesn’t delete the account of a user who signs in while another’s password is checked', async () => {
  userPool.signOut();
  const other = await otherTab(world, 'Grace Hopper');
  await signedInPerson(world);
  const user = await fillDeletion();
  const proof = holdAnswers('RespondToAuthChallenge');
  await user.click(await button('Delete for good'));
  await waitFor(() => expect(proof.asked()).toBe(1));
  other.signIn();
  proof.release();
  await userPoolSettled();
  expect(world.calls).not.toContain('DeleteUser');
  expect((await screen.findAllByText('Grace Hopper'))[0]).toBeVisible();
});

it('redirects from /goodbye to the landing page if nothing has just ended', async () => {
  userPool.signOut();
  open('/goodbye');
  await screen.findByRole('heading', { level: 1 });
  expect(window.location.pathname).toBe('/');
});
