// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchOperations } from '../../../../setup/held-answers.ts';
import { enterCredentials } from '../../../../setup/login-screen.ts';
import { focusedAlert } from '../../../../setup/screen.tsx';
import { watchTimers } from '../../../../setup/timers.ts';
import { useWorld } from '../../../../setup/world.ts';

useWorld();

const PATIENCE_MS = 30_000;

/** A host that accepts the request and never answers. */
vi.mock(
  import('#src/routes/auth/sign-in/challenge-screen.tsx'),
  () => new Promise(() => undefined),
);

it('gives up after 30 seconds without the next screen, and sends no password', async () => {
  const asked = watchOperations();
  const timers = watchTimers();
  await enterCredentials('ada@example.com');
  expect(timers(PATIENCE_MS)).toHaveLength(1);
  act(() => timers(PATIENCE_MS)[0]?.());
  await focusedAlert(/isn’t responding properly at the moment/);
  expect(asked).toEqual([]);
});
