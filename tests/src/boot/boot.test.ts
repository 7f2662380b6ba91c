// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appSignals } from '#src/lib/app-signals.ts';
import { STUCK } from '#src/lib/loading-notice.ts';
import { APP, useBootScript } from '../../setup/boot-script.ts';
import { eventually, found } from '../../setup/eventually.ts';

const boot = useBootScript();
const MISSING = '/assets/missing.js';
const UNKNOWN_SYNTAX = '/assets/unknown-syntax.js';
/** Files that can't be loaded. */
let missing = [MISSING];

const signals: string[] = [];
/** Whether the app runs, and so takes the signal to start. */
let isRunning = true;
const note = (event: Event) => {
  signals.push(event.type);
  if (isRunning) event.preventDefault();
};

beforeEach(() => {
  missing = [MISSING];
  isRunning = true;
  loadScripts();
  signals.length = 0;
  for (const name of [appSignals.start, appSignals.failed]) document.addEventListener(name, note);
});
afterEach(() => {
  for (const name of [appSignals.start, appSignals.failed]) {
    document.removeEventListener(name, note);
  }
});

/** jsdom loads no modules: fires the events that a browser would. WebKit fires none at a script that it can't parse. */
function loadScripts(): void {
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    append(...nodes);
    for (const script of nodes.filter((node) => node instanceof HTMLScriptElement)) {
      const src = script.getAttribute('src') ?? '';
      queueMicrotask(() => {
        if (src === UNKNOWN_SYNTAX) window.dispatchEvent(syntaxError(script.src));
        else
          script.dispatchEvent(new Event(src === '' || missing.includes(src) ? 'error' : 'load'));
      });
    }
  });
}

const syntaxError = (filename: string) =>
  new ErrorEvent('error', { error: new SyntaxError('Unexpected token'), filename });

const interact = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

describe('the app loads', () => {
  it('once, at the first interaction', async () => {
    await boot({ app: APP });
    expect(signals).toEqual([]);
    interact();
    interact();
    await eventually(() => expect(signals).toEqual([appSignals.start]));
  });

  it('immediately for a screen that is empty without it', async () => {
    await boot({ app: APP, now: '' });
    await eventually(() => expect(signals).toEqual([appSignals.start]));
  });

  it('after the page’s own task, so that it paints first, if a game is stored under its key', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    localStorage.setItem('kept-game', '{}');
    await boot({ app: APP, kept: 'kept-game' });
    expect(document.head.querySelector('script')).toBeNull();
    vi.runAllTimers();
    await eventually(() => expect(signals).toEqual([appSignals.start]));
  });

  it('as module scripts that the policy trusts', async () => {
    const createPolicy = vi.fn<(name: string, rules: object) => object>((_, rules) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    await boot({ app: APP, now: '' });
    const script = await found(() => document.head.querySelector(`script[src="${APP}"]`));
    expect(script).toHaveProperty('type', 'module');
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('boot', expect.anything());
  });

  it.each([
    '//evil.example/assets/index.js',
    'https://evil.example/assets/index.js',
    '/assets/../index.js',
    '/assets/x/../../index.js',
    '/assets/index.json',
    '/index.js',
    'data:text/javascript,alert(1)//assets/index.js',
    '/recover.js#/assets/index.js',
    '\n/assets/index.js',
    '/assets/index.js\n',
  ])('never from %j, with or without Trusted Types', async (url) => {
    await boot({ app: url, now: '' });
    await eventually(() => expect(signals).toEqual([appSignals.failed]));
    expect(document.head.querySelector('script:not([src=""],[src^="/recover.js"])')).toBeNull();
  });

  it('from the script’s attributes, whatever other element is named like it', async () => {
    document.head.innerHTML = '<img name="currentScript" data-app="/assets/other.js">';
    await boot({ app: APP, now: '' });
    await eventually(() => expect(signals).toEqual([appSignals.start]));
    expect(document.head.querySelector('script[src="/assets/other.js"]')).toBeNull();
    expect(document.head.querySelector(`script[src="${APP}"]`)).not.toBeNull();
  });

  it('immediately if the query has a parameter that the page reads', async () => {
    window.history.replaceState(null, '', '/support?utm_source=x&topic=cancel-subscription');
    await boot({ app: APP, query: 'plan topic' });
    await eventually(() => expect(signals).toEqual([appSignals.start]));
  });

  it.each([{ query: 'plan topic' }, {}])(
    'not for other parameters, if the page reads %o',
    async (data) => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      window.history.replaceState(null, '', '/support?utm_source=x&=y&topics=plan');
      await boot({ app: APP, ...data });
      await vi.runAllTimersAsync();
      expect(document.head.querySelector('script')).toBeNull();
    },
  );

  it('with its styles', async () => {
    await boot({ app: APP, styles: '/assets/index.css', now: '' });
    const sheet = await found(() =>
      document.head.querySelector('link[rel="stylesheet"][href="/assets/index.css"]'),
    );
    // Only the script has loaded by now.
    await Promise.resolve();
    expect(signals).toEqual([]);
    sheet.dispatchEvent(new Event('load'));
    await eventually(() => expect(signals).toEqual([appSignals.start]));
    sheet.remove();
  });

  it('but has failed if the browser can’t run it', async () => {
    isRunning = false;
    await boot({ app: APP, now: '' });
    await eventually(() => expect(signals).toEqual([appSignals.start, appSignals.failed]));
  });

  it('but has failed if the browser can’t parse it', async () => {
    await boot({ app: UNKNOWN_SYNTAX, now: '' });
    await eventually(() => expect(signals).toContain(appSignals.failed));
    expect(signals).not.toContain(appSignals.start);
  });

  it('again at the next interaction after a failure', async () => {
    await boot({ app: MISSING });
    interact();
    await eventually(() => expect(signals).toEqual([appSignals.failed]));
    interact();
    await eventually(() => expect(signals).toEqual([appSignals.failed, appSignals.failed]));
  });
});

it('if the app is missing, passes held clicks to the recovery script', async () => {
  const reported: unknown[] = [];
  const onStuck = (event: Event) => event instanceof CustomEvent && reported.push(event.detail);
  document.addEventListener(STUCK, onStuck);
  document.body.insertAdjacentHTML('beforeend', '<button id="menu">Menu</button>');
  await boot({ app: MISSING });
  const button = document.querySelector<HTMLElement>('#menu');
  button?.click();
  await eventually(() =>
    expect(reported).toContainEqual([expect.objectContaining({ target: button })]),
  );
  document.removeEventListener(STUCK, onStuck);
});

describe('if nothing can be loaded', () => {
  const NOTICE = '<p id="loading-notice" hidden>You’re offline.</p>';
  const notice = () => document.querySelector<HTMLElement>('#loading-notice');

  it('the page says that it is offline; both files are requested again when the connection is restored', async () => {
    const stuck = vi.fn<() => void>();
    document.addEventListener(STUCK, stuck, { once: true });
    document.body.insertAdjacentHTML('beforeend', NOTICE);
    missing = [MISSING, '/recover.js'];
    await boot({ app: MISSING });
    interact();
    await eventually(() => expect(notice()?.hidden).toBe(false));
    signals.length = 0;
    window.dispatchEvent(new Event('online'));
    await eventually(() => expect(signals).toContain(appSignals.failed));
    // A browser may never request a failed URL again, so only another one loads.
    await eventually(() => expect(stuck).toHaveBeenCalledOnce());
  });

  it('missing styles are a failure, too', async () => {
    await boot({ app: APP, styles: '/assets/gone.css', now: '' });
    const sheet = await found(() =>
      document.head.querySelector('link[rel="stylesheet"][href="/assets/gone.css"]'),
    );
    sheet.dispatchEvent(new Event('error'));
    await eventually(() => expect(signals).toEqual([appSignals.failed]));
    sheet.remove();
  });
});
