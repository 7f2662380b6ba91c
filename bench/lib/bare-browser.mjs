import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { browserPath, CHROMIUM_FLAGS } from './chromium.mjs';

/** The ends of the browser's pipe for its protocol (`--remote-debugging-pipe`). */
const COMMANDS = 3;
const ANSWERS = 4;
/** Longer than any visit takes, in milliseconds: what is not answered by then never will be. */
const PATIENCE_MS = 60_000;
const DESKTOP = { width: 1_280, height: 720, deviceScaleFactor: 1, mobile: false };

/**
 * A browser that is driven by its protocol alone. Playwright switches its debugger's Runtime domain on: V8
 * then works out the place in the source for every error that a script makes, and React makes five while
 * it is read. That takes 90 ms at a quarter of the CPU's speed, which no visitor waits.
 * `profile`: an empty directory for the browser.
 */
export function openBareBrowser(profile, flags = []) {
  const child = spawn(
    browserPath(),
    [
      ...CHROMIUM_FLAGS,
      '--headless',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      ...flags,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const connection = protocol(child.stdio[COMMANDS], child.stdio[ANSWERS]);
  return {
    onPage: (options, use) => onPage(connection, options, use),
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * `send` sends a command, of one page or of the browser, and resolves with its answer; `heard` resolves with
 * the next event of that name of a page.
 */
function protocol(commands, answers) {
  const waiting = new Map();
  const listening = new Map();
  let last = 0;
  let rest = '';
  const take = ({ id, result, error, method, params, sessionId }) => {
    const key = id ?? `${sessionId} ${method}`;
    const { resolve, reject } = waiting.get(key) ?? listening.get(key) ?? {};
    waiting.delete(key);
    listening.delete(key);
    if (error === undefined) resolve?.(result ?? params);
    else reject(new Error(error.message));
  };
  answers.setEncoding('utf8');
  answers.on('data', (text) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop();
    for (const message of messages) take(JSON.parse(message));
  });
  return {
    send: (method, params = {}, sessionId) =>
      inTime(method, (answer) => {
        last += 1;
        waiting.set(last, answer);
        commands.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
      }),
    heard: (method, sessionId) =>
      inTime(method, (answer) => listening.set(`${sessionId} ${method}`, answer)),
  };
}

/** A promise that `ask` is handed the ends of; rejects when nobody has used them in time. */
function inTime(what, ask) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what}: no answer.`)), PATIENCE_MS);
    const ended = (end) => (value) => {
      clearTimeout(timer);
      end(value);
    };
    ask({ resolve: ended(resolve), reject: ended(reject) });
  });
}

/**
 * Hands `use` an empty page without a cache, and closes it. `window`: its size, a desktop's if nothing is
 * said; `before`: what every document runs before its own scripts.
 */
async function onPage({ send, heard }, { window = DESKTOP, before }, use) {
  const { browserContextId } = await send('Target.createBrowserContext');
  try {
    const { targetId } = await send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const page = pageOf(
      (method, params) => send(method, params, sessionId),
      () => heard('Page.loadEventFired', sessionId),
    );
    await page.send('Page.enable');
    await page.send('Emulation.setDeviceMetricsOverride', window);
    if (before !== undefined) {
      await page.send('Page.addScriptToEvaluateOnNewDocument', { source: before });
    }
    return await use(page);
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId });
  }
}

function pageOf(send, loaded) {
  /** The value of an expression, or of its promise: nothing asks for it again and again meanwhile. */
  const evaluate = async (expression) => {
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception.description);
    return result.value;
  };
  const mouse = (type, point) =>
    send('Input.dispatchMouseEvent', { type, ...point, button: 'left', buttons: 1, clickCount: 1 });
  return {
    send,
    evaluate,
    open: async (url) => {
      const whenLoaded = loaded();
      await send('Page.navigate', { url });
      await whenLoaded;
    },
    /** The middle of an element, scrolled into view. */
    middleOf: (selector) =>
      evaluate(`{
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        ({ x: x + width / 2, y: y + height / 2 });
      }`),
    hover: (point) => send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point }),
    press: (point) => Promise.all([mouse('mousePressed', point), mouse('mouseReleased', point)]),
    pressKey: (key) => send('Input.dispatchKeyEvent', { type: 'keyDown', key }),
  };
}
