import { setTimeout as pause } from 'node:timers/promises';
import { PHONE, PHONE_CPU, slowDown } from '../lib/slow-browser.mjs';

/**
 * Long enough for a page to go idle and for a user to read it; shorter than most users take to type an email address.
 */
const SETTLED_MS = 4_000;

/**
 * Signs in once on a phone with an empty cache, then opens the profile with an empty cache and no connection. Resolves to
 * the waits in milliseconds, each up to the paint:
 *   code      from the click on Sign in to the code field
 *   verified  from the last digit of the code, or the click that submits it, to the success
 *   signedIn  from the same moment to the end of the sign-in, without the app's own pause (`app.pauseMs`)
 *   redirect  from the URL change to the profile; NaN if the URL stays the same
 *   cold      from opening the profile to its data
 * and, in `preflights`, how many CORS preflights the sign-in sent to the user pool.
 */
export function visit(network, roundTrip, app, user) {
  const before = `(${watch.toString()})({ ${app.signs} }, ${JSON.stringify(user.email)})`;
  return network.onPhone(roundTrip, { window: PHONE, before }, async (page) => {
    const preflights = app.preflights();
    await slowDown(page, { cpu: PHONE_CPU });
    await page.open(app.origin + app.path);
    await page.evaluate('reached.form');
    await pause(SETTLED_MS);
    await type(page, app.fields.email, user.email);
    await type(page, app.fields.password, user.password);
    await page.press(await page.middleOf(app.submit));
    await page.evaluate('reached.code');
    await pause(SETTLED_MS);
    const code = user.nextCode();
    await type(page, app.fields.code, code.slice(0, -1));
    await page.send('Input.insertText', { text: code.slice(-1) });
    if (app.sendsByPress) await page.press(await page.middleOf(app.submit));
    await page.evaluate('reached.profile');
    const { clicks, inputs, moves, at } = await page.evaluate('figures');
    const sentPreflights = app.preflights() - preflights;
    await page.send('Network.clearBrowserCache');
    network.restart(roundTrip);
    await page.open(app.origin + app.profile);
    const cold = await page.evaluate('reached.profile');
    const lastBefore = (times, end) => times.findLast((time) => time < end);
    const sent = lastBefore(app.sendsByPress ? clicks : inputs, at.verified);
    return {
      code: at.code - lastBefore(clicks, at.code),
      verified: at.verified - sent,
      signedIn: at[app.ends] - sent - app.pauseMs,
      redirect: at.profile - (moves.find((time) => time > sent) ?? Number.NaN),
      cold,
      preflights: sentPreflights,
    };
  });
}

async function type(page, selector, text) {
  await page.evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`);
  await page.send('Input.insertText', { text });
}

/**
 * Runs before each document's own scripts. Records when each of `signs` (functions of the user's email) is painted, and
 * the times of clicks, inputs and URL changes.
 */
function watch(signs, email) {
  const figures = { clicks: [], inputs: [], moves: [], at: {} };
  const note = (times) => (event) => times.push(event.timeStamp);
  window.addEventListener('click', note(figures.clicks), { capture: true });
  window.addEventListener('input', note(figures.inputs), { capture: true });
  for (const change of ['pushState', 'replaceState']) {
    const own = history[change].bind(history);
    history[change] = (...args) => {
      const { pathname } = location;
      own(...args);
      if (location.pathname !== pathname) figures.moves.push(performance.now());
    };
  }
  const reached = {};
  for (const [name, isThere] of Object.entries(signs)) {
    reached[name] = new Promise((resolve) => {
      // A message posted while a frame is being rendered arrives once that frame is done.
      const painted = new MessageChannel();
      painted.port1.addEventListener('message', () =>
        resolve((figures.at[name] = performance.now())),
      );
      painted.port1.start();
      const look = () => {
        if (isThere(email)) painted.port2.postMessage(null);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }
  Object.assign(globalThis, { figures, reached });
}
