import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { firefox, webkit } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { fontWorldEnv } from '../fixtures/font-worlds.ts';

/** A new tab without cookies, through whichever protocol the engine understands. */
export interface Tab {
  /** Of the browser. */
  version: string;
  /** May resolve before the new document has arrived. */
  goto: (url: string) => Promise<unknown>;
  /** The JSON value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  mouse: Record<'move' | 'click', (x: number, y: number) => Promise<unknown>>;
  /** Types into the focused element. */
  type: (text: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  screenshot: () => Promise<Uint8Array>;
  /** The page as a PDF, from an engine that can print. */
  pdf?: () => Promise<Uint8Array>;
  close: () => Promise<unknown>;
}

export interface Build {
  name: 'firefox' | 'webkit';
  /** Firefox, WebKitWebDriver, or Playwright's own browser. */
  program: string;
}

export interface Engine {
  newTab: () => Promise<Tab>;
  close: () => Promise<unknown>;
}

/** Starts Playwright's own build of an engine, Firefox over WebDriver BiDi, or WebKitGTK over WebDriver. */
export async function launch({ name, program }: Build): Promise<Engine> {
  const playwrights = { firefox, webkit }[name];
  if (program === playwrights.executablePath()) {
    const browser = await playwrights.launch();
    const newTab = async () => {
      const page = await (await browser.newContext()).newPage();
      await page.addInitScript(takeErrors);
      return tabOf(page, {
        version: browser.version(),
        resize: (width, height) => page.setViewportSize({ width, height }),
        close: () => page.context().close(),
      });
    };
    return { newTab, close: () => browser.close() };
  }
  return name === 'firefox' ? launchFirefox(program) : launchWebKit(program);
}

/** What the pages of Playwright and Puppeteer have in common. */
interface Page {
  goto: (url: string, options: { waitUntil: 'domcontentloaded' }) => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  mouse: Tab['mouse'];
  keyboard: Pick<Tab, 'type'>;
  screenshot: () => Promise<Uint8Array>;
}

function tabOf(page: Page, rest: Pick<Tab, 'version' | 'resize' | 'pdf' | 'close'>): Tab {
  return {
    // Puppeteer misses some of Firefox's load events, so nothing waits for them.
    goto: async (url) => void page.goto(url, { waitUntil: 'domcontentloaded' }).catch(() => {}),
    evaluate: (expression) => page.evaluate(expression),
    mouse: page.mouse,
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    ...rest,
  };
}

async function launchFirefox(executablePath: string): Promise<Engine> {
  const env = fontWorldEnv('arial');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    env,
    // Its sandboxed processes end at once if they find no font.
    extraPrefsFirefox: { 'security.sandbox.content.read_path_whitelist': `${process.cwd()}/` },
  });
  const version = (await browser.version()).replace('firefox/', '');
  const newTab = async () => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.evaluateOnNewDocument(takeErrors);
    return tabOf(page, {
      version,
      resize: (width, height) => page.setViewport({ width, height }),
      pdf: () => page.pdf({ format: 'a4' }),
      close: () => context.close(),
    });
  };
  return { newTab, close: () => browser.close() };
}

/** X leaves the pointer in the middle, which is within the window at every width: so GTK focuses the window. */
const SCREEN = '700x1200x24';

async function launchWebKit(program: string): Promise<Engine> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] ?? display, 'data');
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    env: { ...fontWorldEnv('arial'), DISPLAY: `:${String(number).trim()}` },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/status`)).ok);
  const close = async () => {
    await end(driver);
    await end(display);
  };
  return { newTab: () => newSession(url), close };
}

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  server.close();
  return port;
}

/** Each session is a browser of its own. */
async function newSession(driver: string): Promise<Tab> {
  const send = async (method: string, path: string, body?: object, timeout = PATIENCE_MS) => {
    const signal = AbortSignal.timeout(timeout);
    const json = body === undefined ? null : JSON.stringify(body);
    const response = await fetch(`${driver}/session${path}`, { method, body: json, signal });
    const { value } = Object(await response.json());
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const alwaysMatch = {
    // Else commands hang after Back to another site.
    pageLoadStrategy: 'none',
    // Without its toolbar, whose buttons would keep the window from being narrow.
    'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
  };
  const { sessionId, capabilities } = await send('POST', '', { capabilities: { alwaysMatch } });
  const post = (path: string, body: object, timeout?: number) =>
    send('POST', `/${sessionId}${path}`, body, timeout);
  const point = (x: number, y: number, ...rest: object[]) => {
    const move = { type: 'pointerMove', x, y, duration: 0 };
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
    return post('/actions', { actions: [{ ...mouse, actions: [move, ...rest] }] });
  };
  const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
  return {
    version: capabilities.browserVersion,
    goto: (url) => post('/url', { url }),
    evaluate: (expression) =>
      post('/execute/sync', { script: `return ${expression}`, args: [] }, ANSWER_MS),
    mouse: { move: (x, y) => point(x, y), click: (x, y) => point(x, y, ...press) },
    type: async (text) => {
      const element = Object.values(await send('GET', `/${sessionId}/element/active`));
      await post(`/element/${element.join('')}/value`, { text });
    },
    resize: (width, height) => post('/window/rect', { width, height }),
    screenshot: async () => Buffer.from(await send('GET', `/${sessionId}/screenshot`), 'base64'),
    close: () => send('DELETE', `/${sessionId}`),
  };
}

/** Long enough for a machine that is busy with other tests. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;
/** At times WebKitWebDriver never answers a script whose document is replaced meanwhile. `until` repeats it. */
const ANSWER_MS = 20_000;

/** Repeats a probe until its value is truthy, and returns that. What it throws is the reason if that takes too long. */
export async function until<T>(probe: () => Promise<T | false>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    let reason: unknown = new Error(`This never happened: ${String(probe)}`);
    try {
      const value = await probe();
      if (value !== false) return value;
    } catch (error) {
      reason = error;
    }
    if (performance.now() > end) throw reason;
    await setTimeout(PAUSE_MS);
  }
}

/**
 * Runs in the page: the uncaught errors, errors in the console and policy violations since the last call. Listens from the
 * first call, which is the document's start except in WebKitGTK, which has no such hook and hides its console.
 */
export function takeErrors(): string[] {
  const known: unknown = Reflect.get(window, 'engineErrors');
  if (Array.isArray(known)) return known.splice(0);
  const errors: string[] = [];
  Reflect.set(window, 'engineErrors', errors);
  window.addEventListener('error', ({ message }) => errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    // Firefox has no directive for a page's prefetch, so it doesn't make it.
    const prefetches = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
    if (prefetches.some(({ href }) => href === blockedURI)) return;
    errors.push(`The policy's ${effectiveDirective} blocked ${blockedURI}`);
  });
  Reflect.set(console, 'error', (...said: unknown[]) => errors.push(said.join(' ')));
  return [];
}
