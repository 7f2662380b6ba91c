import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holdAnswers } from '../../../../setup/held-answers.ts';
import { submitDetails } from '../../../../setup/register-screen.ts';
import { field } from '../../../../setup/screen.tsx';
import { userPoolSettled } from '../../../../setup/user-pool-settled.ts';
import { useWorld } from '../../../../setup/world.ts';

useWorld();

it('registers once if the browser submits the form again, as password managers do', async () => {
  const answer = holdAnswers('SignUp');
  await submitDetails('once@example.com');
  const form = (await field('Email')).closest('form');
  act(() => form?.requestSubmit());
  answer.release();
  await field('Verification code');
  await userPoolSettled();
  expect(answer.asked()).toBe(1);
});
