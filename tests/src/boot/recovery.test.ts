// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { recover } from '#src/boot/recovery.ts';
import { LOADING_NOTICE_ID, STUCK } from '#src/lib/loading-notice.ts';
import { eventually } from '../../setup/eventually.ts';

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
  const notice = Object.assign(document.createElement('p'), {
    id: LOADING_NOTICE_ID,
    hidden: true,
  });
  document.body.append(notice);

  recover([], retry);
  await eventually(() => expect(notice.hidden).toBe(false));
  window.dispatchEvent(new Event('online'));
  // A request made in the moment of the event can still fail.
  expect(retry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(retry).toHaveBeenCalledOnce();
  outcome = 'load';
  recover([], retry);
  await eventually(() => expect(stuck).toHaveBeenCalledOnce());
  expect(requested.map(({ pathname }) => pathname)).toEqual(['/recover.js', '/recover.js']);
  expect(new Set(requested.map(({ href }) => href)).size).toBe(2);
});
