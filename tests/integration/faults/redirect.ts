import { http, HttpResponse } from 'msw';
import { expect, vi } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { GOOGLE_ACCOUNTS } from '#local/user-pool/hosted-ui/accounts.ts';
import { parametersOf } from '#local/user-pool/hosted-ui/parameters.ts';
import { startHostedSignIn } from '#src/services/user-pool/amplify/hosted-sign-in.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { AUTHORIZE, POOL_URL, VERIFIER } from '../../setup/hosted-ui.ts';
import { leaveInFlight } from '../../setup/redirect-flight.ts';
import type { World } from '../../setup/world.ts';
import type { Action, Scene } from './action.ts';
import { at } from './at-the-screen.ts';

const PATH = '/oauth2/token';
const STATE = 'state';

/** Back from Google with a code, in the browser that was redirected there. */
async function atRedirect(world: World): Promise<Scene> {
  vi.mocked(startHostedSignIn).mockClear();
  const address = await addressAfterGoogle(world);
  leaveInFlight(STATE, VERIFIER);
  overHttps(world);
  return { act: () => void at(`${address.pathname}${address.search}`) };
}

async function addressAfterGoogle({ pool }: World): Promise<URL> {
  const asked = { ...AUTHORIZE, client_id: LOCAL_CLIENT_ID, state: STATE };
  const started = await pool.hostedUi.authorize(parametersOf(new URLSearchParams(asked)));
  const [account] = GOOGLE_ACCOUNTS;
  if (started.outcome !== 'pending' || account === undefined) throw new Error('No sign-in.');
  return new URL((await pool.hostedUi.choose(started.requestId, account)) ?? '');
}

/** Amplify calls https; the pool answers over http, faults included. */
function overHttps(world: World): void {
  const handler = http.post(POOL_URL.replace('http:', 'https:') + PATH, async ({ request }) => {
    const body = await request.text();
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return fetch(POOL_URL + PATH, { method: 'POST', body, headers }).catch(() =>
      HttpResponse.error(),
    );
  });
  world.answer(handler);
}

export const redirect: Action[] = [
  {
    operation: PATH,
    at: 'coming back from Google',
    kind: 'redirect',
    waiting: 'Completing authentication...',
    retry: 'Try again with Google',
    done: () => {
      const left = vi.mocked(startHostedSignIn).mock.calls.length === 1;
      expect(left || hasSessionHint()).toBe(true);
    },
    arrange: atRedirect,
  },
];
