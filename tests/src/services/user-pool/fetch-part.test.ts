import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadingSignals } from '#src/lib/app-signals.ts';
import { fetchPart } from '#src/services/user-pool/fetch-part.ts';

const missing = vi.fn<() => void>();
beforeEach(() => document.addEventListener(loadingSignals.missing, missing));
afterEach(() => {
  document.removeEventListener(loadingSignals.missing, missing);
  missing.mockReset();
});

const NOT_FETCHED = () => Promise.reject(new TypeError('Failed to fetch'));

describe('fetchPart', () => {
  it('returns the part', async () => {
    expect(await fetchPart(async () => 'part')).toEqual({ ok: true, value: 'part' });
    expect(missing).not.toHaveBeenCalled();
  });

  it.each([
    ['offline', false],
    ['not-loaded', true],
  ])('fails as %s if the browser says that it is online: %s', async (code, onLine) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const error = { code, providerMessage: '' };
    expect(await fetchPart(NOT_FETCHED)).toEqual({ ok: false, error });
    expect(missing).toHaveBeenCalledOnce();
  });
});
