// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { recover } from '#src/boot/recovery.ts';
import { STUCK } from '#src/lib/loading-notice.ts';
import { eventually, found } from '../../setup/eventually.ts';

it('after a failure, requests the script at another URL, because some browsers never retry a failed module', async () => {
  vi.useFakeTimers();
  const requested: URL[] = [];
  let outcome = 'error';
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return;
    requested.push(new URL(script.src));
    queueMicrotask(() => script.dispatchEvent(new Event(outcome)));
  });
  const stuck = vi.fn<() => void>();
  document.addEventListener(STUCK, stuck, { once: true });
  const retry = vi.fn<() => void>();

  recover([], retry);
  await found(() => {
    window.dispatchEvent(new Event('online'));
    return retry.mock.calls.length > 0;
  });
  outcome = 'load';
  recover([], retry);
  await eventually(() => expect(stuck).toHaveBeenCalledOnce());
  expect(requested.map(({ pathname }) => pathname)).toEqual(['/recover.js', '/recover.js']);
  expect(new Set(requested.map(({ href }) => href)).size).toBe(2);
});
