import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { holdAnswers } from '../../../../setup/held-answers.ts';
import { enterCredentials } from '../../../../setup/login-screen.ts';
import { registeredPerson } from '../../../../setup/people.ts';
import { field } from '../../../../setup/screen.tsx';
import { userPoolSettled } from '../../../../setup/user-pool-settled.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();

beforeEach(() => {
  userPool.signOut();
});

it('signs in once if the browser submits the form again, as password managers do', async () => {
  const email = await registeredPerson(world);
  const answer = holdAnswers('InitiateAuth');
  await enterCredentials(email);
  const form = (await field('Email')).closest('form');
  act(() => form?.requestSubmit());
  answer.release();
  expect(await screen.findByRole('heading', { name: 'Set up your authenticator' })).toBeVisible();
  await userPoolSettled();
  expect(answer.asked()).toBe(1);
});
