import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { browserPath, CHROMIUM_FLAGS } from './chromium.mjs';

/** File descriptors of the browser's protocol pipe (`--remote-debugging-pipe`). */
const COMMANDS = 3;
const ANSWERS = 4;
/** Milliseconds, longer than any visit takes. */
const TIMEOUT_MS = 60_000;
const DESKTOP = { width: 1_280, height: 720, deviceScaleFactor: 1, mobile: false };

/**
 * Drives a browser by its protocol alone. Playwright enables the Runtime domain, which makes V8 look up the source position
 * of every error created, and React creates five while it loads. With the CPU slowed to a quarter, that takes 90 ms that no
 * visitor has to wait for. `profile` is an empty directory for the browser.
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
  const ended = once(child, 'exit').then(([code, signal]) =>
    connection.end(`The browser has ended (${signal ?? code}).`),
  );
  return {
    onPage: (options, use) => onPage(connection, options, use),
    close: async () => {
      child.kill('SIGKILL');
      await ended;
      // A browser process that outlives the browser would keep the pipes open and this program waiting.
      child.stdio[COMMANDS].destroy();
      child.stdio[ANSWERS].destroy();
    },
  };
}

/**
 * `send` sends a command to a page or the browser and resolves with its result; `nextEvent` resolves with a page's next
 * event of that name; `end` rejects all pending and later requests.
 */
function protocol(commands, answers) {
  const waiting = new Map();
  const listening = new Map();
  let last = 0;
  let rest = '';
  let ending;
  const take = ({ id, result, error, method, params, sessionId }) => {
    const key = id ?? `${sessionId} ${method}`;
    const { resolve, reject } = waiting.get(key) ?? listening.get(key) ?? {};
    waiting.delete(key);
    listening.delete(key);
    if (error === undefined) resolve?.(result ?? params);
    else reject(new Error(error.message));
  };
  /** A promise whose resolvers are passed to `register`. Rejects when the browser ends, or on a timeout. */
  const ask = (what, register) =>
    ending === undefined ? inTime(what, register) : Promise.reject(new Error(ending));
  // Writing to a browser that has ended. Pending promises are rejected by `end`.
  commands.on('error', () => undefined);
  answers.setEncoding('utf8');
  answers.on('data', (text) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop();
    for (const message of messages) take(JSON.parse(message));
  });
  return {
    send: (method, params = {}, sessionId) =>
      ask(method, (answer) => {
        last += 1;
        waiting.set(last, answer);
        commands.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
      }),
    nextEvent: (method, sessionId) =>
      ask(method, (answer) => listening.set(`${sessionId} ${method}`, answer)),
    end: (reason) => {
      ending = reason;
      for (const { reject } of [...waiting.values(), ...listening.values()])
        reject(new Error(reason));
    },
  };
}

/** A promise whose resolvers are passed to `ask`. Rejects if they aren't called in time. */
function inTime(what, ask) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what}: no answer.`)), TIMEOUT_MS);
    const ended = (end) => (value) => {
      clearTimeout(timer);
      end(value);
    };
    ask({ resolve: ended(resolve), reject: ended(reject) });
  });
}

/**
 * Passes `use` an empty page without a cache, and closes it afterwards. `window` is its size, by default a desktop's;
 * `before` is run in every document before its own scripts. `isPrivate`: in a context of its own, in which Chromium never
 * connects in advance; otherwise every page needs a new browser.
 */
async function onPage({ send, nextEvent }, { window = DESKTOP, before, isPrivate = true }, use) {
  const { browserContextId } = isPrivate ? await send('Target.createBrowserContext') : {};
  try {
    const { targetId } = await send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const page = pageOf(
      (method, params) => send(method, params, sessionId),
      () => nextEvent('Page.loadEventFired', sessionId),
    );
    await page.send('Page.enable');
    await page.send('Emulation.setDeviceMetricsOverride', window);
    if (before !== undefined) {
      await page.send('Page.addScriptToEvaluateOnNewDocument', { source: before });
    }
    return await use(page);
  } finally {
    // If the browser has ended, the error of `use` is more helpful.
    if (isPrivate)
      await send('Target.disposeBrowserContext', { browserContextId }).catch(() => undefined);
  }
}

function pageOf(send, loaded) {
  /** The value of an expression, or of its promise, without polling. */
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
