// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appSignals, signal } from '#src/lib/app-signals.ts';

const APP = 'data:text/javascript,export{}';
const BROKEN = 'data:text/javascript,throw new Error("broken")';

const signals: string[] = [];
const note = ({ type }: Event) => signals.push(type);

beforeEach(() => {
  vi.resetModules();
  signals.length = 0;
  for (const name of [appSignals.start, appSignals.failed]) document.addEventListener(name, note);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  signal(appSignals.live);
  for (const name of [appSignals.start, appSignals.failed]) {
    document.removeEventListener(name, note);
  }
  Reflect.deleteProperty(document, 'currentScript');
});

/** Runs the script as an element with this data does. */
async function boot(data: Record<string, string>): Promise<void> {
  const script = document.createElement('script');
  Object.assign(script.dataset, data);
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  await import('#src/boot/boot.ts');
}

const press = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

describe('the app comes', () => {
  it('at the first press, once, and not before', async () => {
    await boot({ app: APP });
    expect(signals).toEqual([]);
    press();
    press();
    await vi.waitFor(() => expect(signals).toEqual([appSignals.start]));
  });

  it('at once to a screen that is nothing without it', async () => {
    await boot({ app: APP, now: '' });
    await vi.waitFor(() => expect(signals).toEqual([appSignals.start]));
  });

  it('but is asked for after the page’s own task, so that the page is painted first', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const sheet = () => document.head.querySelector('link[href="/assets/late.css"]');
    await boot({ app: APP, styles: '/assets/late.css', now: '' });
    expect(sheet()).toBeNull();
    vi.runAllTimers();
    expect(sheet()).not.toBeNull();
    sheet()?.remove();
  });

  it('at once where the address holds words for a form', async () => {
    window.history.replaceState(null, '', '/support?topic=cancel-subscription');
    await boot({ app: APP });
    await vi.waitFor(() => expect(signals).toEqual([appSignals.start]));
  });

  it('at once where a draft does', async () => {
    sessionStorage.setItem('lureproof.draft.contact', '{"name":"Ada"}');
    await boot({ app: APP });
    await vi.waitFor(() => expect(signals).toEqual([appSignals.start]));
  });

  it('not by itself where storage is refused', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await boot({ app: APP });
    expect(signals).toEqual([]);
    press();
    await vi.waitFor(() => expect(signals).toEqual([appSignals.start]));
  });

  it('with its styles, or not at all', async () => {
    await boot({ app: APP, styles: '/assets/index.css', now: '' });
    const sheet = await vi.waitUntil(() =>
      document.head.querySelector('link[rel="stylesheet"][href="/assets/index.css"]'),
    );
    // The script alone is there by now.
    await import(/* @vite-ignore */ APP);
    expect(signals).toEqual([]);
    sheet.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(signals).toEqual([appSignals.start]));
    sheet.remove();
  });

  it('again at the next press, after it could not', async () => {
    await boot({ app: BROKEN });
    press();
    await vi.waitFor(() => expect(signals).toEqual([appSignals.failed]));
    press();
    await vi.waitFor(() => expect(signals).toEqual([appSignals.failed, appSignals.failed]));
  });
});

describe('the page is the visitor’s', () => {
  it('in the theme that they chose', async () => {
    localStorage.setItem('lureproof.theme', 'dark');
    await boot({ app: APP });
    expect(document.documentElement.dataset['theme']).toBe('dark');
    delete document.documentElement.dataset['theme'];
  });

  it('with the item opened that the address names, now and later', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<details><p id="faq-a">A</p></details><details><p id="faq-b">B</p></details>',
    );
    const opened = () => [...document.querySelectorAll('details')].map(({ open }) => open);
    window.history.replaceState(null, '', '/#faq-a');
    const scrollIntoView = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scrollIntoView;
    await boot({ app: APP });
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(opened()).toEqual([true, false]);
    window.history.replaceState(null, '', '/#faq-b');
    window.dispatchEvent(new Event('hashchange'));
    expect(opened()).toEqual([true, true]);
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['when they leave before the app has come', () => window.dispatchEvent(new Event('pagehide'))],
    ['when the app has just come, and has not heard of it', () => signal(appSignals.live)],
  ])('and keeps what is typed %s', async (_, happen) => {
    sessionStorage.clear();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form data-draft="contact"><input name="name"></form>',
    );
    await boot({ app: APP });
    const [field] = document.querySelectorAll('input');
    if (field !== undefined) field.value = 'Ada';
    happen();
    expect(sessionStorage.getItem('lureproof.draft.contact')).toBe('{"name":"Ada"}');
  });
});
