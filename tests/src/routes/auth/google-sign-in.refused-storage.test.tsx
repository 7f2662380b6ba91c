// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failureWords } from '#content/failures.ts';
import { button, open } from '../../../setup/screen.tsx';
import { useWorld } from '../../../setup/world.ts';

useWorld();

it('a browser that refuses its storage can’t sign in with Google: says so, and what to do', async () => {
  const refuse = () => {
    // jsdom's DOMException is no Error, as a browser's is.
    throw Object.assign(new Error('Denied'), { name: 'SecurityError' });
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const user = open('/login?redirectTo=/dashboard/subscription');
  await user.click(await button('Continue with Google'));
  const said = await screen.findByText(failureWords.storageRefused);
  expect(said.closest('[role="alert"]')).toHaveFocus();
  expect(await button('Continue with Google')).toBeEnabled();
});
