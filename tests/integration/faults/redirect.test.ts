// @vitest-environment jsdom
import { afterEach, vi } from 'vitest';
import { configureAmplify } from '#src/services/user-pool/amplify/configure.ts';
import type { startHostedSignIn } from '#src/services/user-pool/amplify/hosted-sign-in.ts';
import { redirect } from './redirect.ts';
import { runRows } from './run-rows.ts';

/** A test can't leave for Google: trying again ends at the door. */
vi.mock(import('#src/services/user-pool/amplify/hosted-sign-in.ts'), async (original) => ({
  ...(await original()),
  startHostedSignIn: vi.fn<typeof startHostedSignIn>(async () => null),
}));

/** Every row starts as a page that has just loaded, without the hosted UI. */
afterEach(() => configureAmplify('user-pool'));

runRows(redirect);
