// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { eventually } from '../../../../setup/eventually.ts';
import { hostedTokens, leaveInFlight } from '../../../../setup/redirect-flight.ts';
import { watchTimers } from '../../../../setup/timers.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();
const KEY = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}`;
const TOKEN_ENDPOINT = 'https://localhost:4101/oauth2/token';

beforeEach(() => {
  vi.resetModules();
});

afterEach(async () => {
  // Amplify's configuration outlives its modules, so reset it as for a new page, without the hosted UI.
  const { configureAmplify } = await import('#src/services/user-pool/amplify/configure.ts');
  configureAmplify('user-pool');
});

/** Loads a page at this URL and completes its redirect. */
async function completeAt(address: string) {
  window.history.replaceState(null, '', address);
  const module = await import('#src/services/user-pool/amplify/amplify-user-pool.ts');
  return module.amplifyUserPool.completeRedirect();
}

describe('completing a redirect', () => {
  it('does nothing at a URL without a response', async () => {
    expect(await completeAt('/callback')).toEqual({ ok: true, value: null });
  });

  it('is lost if no sign-in is pending in this browser: already used, or cancelled in another tab', async () => {
    expect(await completeAt('/callback?code=used&state=s')).toEqual({
      ok: false,
      error: { code: 'redirect-lost', providerMessage: '' },
    });
  });

  it.each([
    'code=stolen&state=theirs',
    'code=stolen',
    'code=stolen&state=',
    'error=x',
    'error=access_denied&error_description=User+cancelled',
    'error=access_denied&state=theirs',
    'error=access_denied&state=theirs&state=mine',
  ])(
    'refuses %s, which this browser didn’t start, and keeps the pending redirect',
    async (query) => {
      leaveInFlight('mine');
      const flight = Object.entries(localStorage);
      expect(await completeAt(`/callback?${query}`)).toMatchObject({
        ok: false,
        error: { code: 'redirect-state-mismatch' },
      });
      const left = Object.entries(localStorage).filter(([key]) => !key.endsWith('Deadline'));
      expect(left).toEqual(flight);
      expect(world.calls).toEqual([]);
    },
  );

  it.each(['access_denied', 'User cancelled the sign-in'])(
    'takes %j as cancelled',
    async (said) => {
      leaveInFlight('mine');
      const query = new URLSearchParams({
        error: 'access_denied',
        error_description: said,
        state: 'mine',
      });
      expect(await completeAt(`/callback?${query.toString()}`)).toMatchObject({
        ok: false,
        error: { code: 'redirect-cancelled' },
      });
    },
  );

  it('takes a cancelled sign-in as cancelled after a reload, too', async () => {
    expect(await completeAt('/callback?error=access_denied&state=mine')).toMatchObject({
      ok: false,
      error: { code: 'redirect-cancelled' },
    });
  });

  it('reports the provider’s error as failed, with its message', async () => {
    leaveInFlight('mine');
    expect(
      await completeAt('/callback?error=server_error&error_description=Oh+no&state=mine'),
    ).toEqual({
      ok: false,
      error: { code: 'redirect-failed', providerMessage: 'Oh no' },
    });
  });

  it('says so if the browser has dropped the session', async () => {
    world.answer(http.post(TOKEN_ENDPOINT, () => HttpResponse.json(hostedTokens())));
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    leaveInFlight('mine');
    expect(await completeAt('/callback?code=c&state=mine')).toMatchObject({
      ok: false,
      error: { code: 'session-not-stored' },
    });
  });

  it('times out after 20 seconds', async () => {
    world.answer(http.post(TOKEN_ENDPOINT, () => new Promise<Response>(() => undefined)));
    const timers = watchTimers();
    leaveInFlight('mine');
    const outcome = completeAt('/callback?code=slow&state=mine');
    await eventually(() => expect(timers(20_000)).toHaveLength(1));
    timers(20_000)[0]?.();
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'redirect-timed-out' } });
  });
});

describe('a hosted sign-in that was started and never returned', () => {
  it('doesn’t cancel the next one', async () => {
    leaveInFlight('left over');
    const page = { href: 'http://localhost:5173/login', origin: 'http://localhost:5173' };
    vi.stubGlobal('location', page);
    const { amplifyUserPool } =
      await import('#src/services/user-pool/amplify/amplify-user-pool.ts');
    // Begins without first looking for a session, during which Amplify would have forgotten the earlier one.
    expect(await amplifyUserPool.signInWithGoogle({ askAgain: true })).toEqual({
      ok: true,
      value: null,
    });
    expect(localStorage.getItem(`${KEY}.inflightOAuth`)).toBe('true');
    const state = new URL(page.href).searchParams.get('state');
    expect(state).toMatch(/^\w+$/);
    expect(localStorage.getItem(`${KEY}.oauthState`)).toBe(state);
    expect(localStorage.getItem(`${KEY}.oauthPKCE`)).toMatch(/^\w{128}$/);
  });

  it.each([
    ['in an older tab', null],
    ['a moment ago', () => String(Date.now() + 300_000)],
  ])('(%s) doesn’t block calls for the session, and can still complete', async (_, deadline) => {
    leaveInFlight('mine');
    if (deadline !== null) localStorage.setItem(`${KEY}.inflightOAuthDeadline`, deadline());
    const { amplifyUserPool } =
      await import('#src/services/user-pool/amplify/amplify-user-pool.ts');
    const late = new Promise((resolve) => {
      setTimeout(resolve, 2000, 'still waiting');
    });
    expect(await Promise.race([amplifyUserPool.session(), late])).toEqual({
      ok: true,
      value: null,
    });
    expect(localStorage.getItem(`${KEY}.inflightOAuth`)).toBe('true');
    expect(localStorage.getItem(`${KEY}.oauthState`)).toBe('mine');
    expect(localStorage.getItem(`${KEY}.oauthPKCE`)).toBe('v'.repeat(128));
  });
});
