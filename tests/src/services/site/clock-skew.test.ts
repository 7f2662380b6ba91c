import { describe, expect, it, vi } from 'vitest';
import { measureClockSkew } from '#src/services/site/clock-skew.ts';

const MINUTE = 60_000;

function siteAnswers(answer: () => Promise<Response> | Response) {
  const asked = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', asked);
  return asked;
}

const answerAt = (time: number, headers: Record<string, string> = {}) =>
  new Response(null, { headers: { date: new Date(time).toUTCString(), ...headers } });

describe('the device’s clock skew', () => {
  it.each([-600, -10, 0, 10, 60])(
    'is measured to within two seconds: %i minutes',
    async (minutes) => {
      siteAnswers(() => answerAt(Date.now() - minutes * MINUTE));
      const skew = (await measureClockSkew()) ?? Number.NaN;
      expect(Math.abs(skew - minutes * MINUTE)).toBeLessThan(2000);
    },
  );

  it.each([
    ['without a date', () => new Response(null)],
    ['with a date that is none', () => new Response(null, { headers: { date: 'today' } })],
    ['of a dead network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is unknown for an answer %s', async (_, answer) => {
    siteAnswers(answer);
    expect(await measureClockSkew()).toBeNull();
  });

  it('times out after two seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(
        (_, options) =>
          new Promise((_resolve, reject) => {
            options?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
          }),
      ),
    );
    const skew = measureClockSkew();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await skew).toBeNull();
  });
});
