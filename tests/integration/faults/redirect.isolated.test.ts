// @vitest-environment jsdom
import { afterEach, beforeEach, vi } from 'vitest';
import { configureAmplify } from '#src/services/user-pool/amplify/configure.ts';
import * as hostedSignIn from '#src/services/user-pool/amplify/hosted-sign-in.ts';
import { redirect } from './redirect.ts';
import { runRows } from './run-rows.ts';

// A test can't navigate to Google, so a retry ends there.
beforeEach(() => {
  vi.spyOn(hostedSignIn, 'startHostedSignIn').mockResolvedValue(null);
});

/** Every row starts like a freshly loaded page, without the hosted UI. */
afterEach(() => configureAmplify('user-pool'));

runRows(redirect);
