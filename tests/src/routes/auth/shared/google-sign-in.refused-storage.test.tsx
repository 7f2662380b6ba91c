import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failureWords } from '#content/failures.ts';
import { refuseStorage } from '../../../../setup/refused-storage.ts';
import { button, open } from '../../../../setup/screen.tsx';
import { useWorld } from '../../../../setup/world.ts';

useWorld();

it('in a browser that blocks storage, Google sign-in fails, and the page says what to do', async () => {
  refuseStorage('localStorage');
  const user = open('/login?redirectTo=/dashboard/subscription');
  await user.click(await button('Continue with Google'));
  const said = await screen.findByText(failureWords.storageRefused);
  expect(said.closest('[role="alert"]')).toHaveFocus();
  expect(await button('Continue with Google')).toBeEnabled();
});
