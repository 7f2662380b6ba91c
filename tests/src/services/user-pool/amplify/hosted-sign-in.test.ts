// @vitest-environment jsdom
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();
const KEY = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}`;
const TOKEN_ENDPOINT = 'https://localhost:4101/oauth2/token';

beforeEach(() => {
  vi.resetModules();
});

afterEach(async () => {
  // Amplify's configuration outlives its modules; a new page starts without the hosted UI.
  const { configureAmplify } = await import('#src/services/user-pool/amplify/configure.ts');
  configureAmplify('user-pool');
});

/** As a page that has just loaded at this address. */
async function completeAt(address: string) {
  window.history.replaceState(null, '', address);
  const module = await import('#src/services/user-pool/amplify/amplify-user-pool.ts');
  return module.amplifyUserPool.completeRedirect();
}

function inFlight(state: string): void {
  localStorage.setItem(`${KEY}.inflightOAuth`, 'true');
  localStorage.setItem(`${KEY}.oauthState`, state);
  localStorage.setItem(`${KEY}.oauthPKCE`, 'v'.repeat(128));
}

describe('completing a redirect', () => {
  it('has nothing to do at an address without an answer', async () => {
    expect(await completeAt('/callback')).toEqual({ ok: true, value: null });
  });

  it('is lost when this browser awaits no answer: used before, or broken off by another tab', async () => {
    expect(await completeAt('/callback?code=used&state=s')).toEqual({
      ok: false,
      error: { code: 'redirect-lost', providerMessage: '' },
    });
  });

  it('refuses a state that is not its own, and forgets the flight', async () => {
    inFlight('mine');
    expect(await completeAt('/callback?code=stolen&state=theirs')).toMatchObject({
      ok: false,
      error: { code: 'redirect-state-mismatch' },
    });
    expect(localStorage.getItem(`${KEY}.oauthPKCE`)).toBeNull();
  });

  it.each(['access_denied', 'User cancelled the sign-in'])(
    'takes %j as cancelled',
    async (said) => {
      inFlight('mine');
      const query = new URLSearchParams({ error: 'access_denied', error_description: said });
      expect(await completeAt(`/callback?${query.toString()}`)).toMatchObject({
        ok: false,
        error: { code: 'redirect-cancelled' },
      });
    },
  );

  it('takes an error of the provider as failed, with its message', async () => {
    inFlight('mine');
    expect(await completeAt('/callback?error=server_error&error_description=Oh+no')).toEqual({
      ok: false,
      error: { code: 'redirect-failed', providerMessage: 'Oh no' },
    });
  });

  it('is the same completion however often it is asked for', async () => {
    inFlight('mine');
    const [first, second] = [
      completeAt('/callback?code=c&state=theirs'),
      completeAt('/callback?code=c&state=theirs'),
    ];
    expect(await second).toEqual(await first);
  });

  it('gives up after 20 seconds without an answer', async () => {
    world.answer(http.post(TOKEN_ENDPOINT, () => new Promise<Response>(() => undefined)));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    inFlight('mine');
    const outcome = completeAt('/callback?code=slow&state=mine');
    await vi.advanceTimersByTimeAsync(0);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'redirect-timed-out' } });
  });
});
