import { setTimeout as pause } from 'node:timers/promises';
import { PHONE, PHONE_CPU, slowDown } from '../lib/slow-browser.mjs';

/** A round with two messages of each channel. */
const ROUND = '/demo?round=qsbbb';
/** Long enough for a step's animations to finish and for the animation library to load. */
const SETTLED_MS = 1_000;
const MESSAGES = 6;

/** Whether a click has taken effect: every step moves the focus to its heading. */
const ANSWERS = {
  opened: "() => document.getElementById('opened-sender') !== null",
  step: "() => document.activeElement?.matches('h1, h2') === true",
  message:
    "() => document.activeElement?.matches('h1') === true && document.querySelector('.examined button') !== null",
};

/** The shortest duration that Event Timing reports. */
const SHORTEST_MS = 16;
/** How long to wait for the browser's event report, which it sends about once a second. */
const REPORTED_MS = 2_000;

/**
 * Runs in the page. Sets `answered` to a promise of the milliseconds from the next click to the paint of its answer, as
 * measured by the browser (Event Timing, in steps of 8 ms): a timer or a message of our own would run only after the
 * work deferred until that paint. An answer that isn't in the first frame is timed up to the frame after its own.
 */
function watch(isAnswered, shortest, patience) {
  globalThis.answered = new Promise((resolve) => {
    const report = (clicked) => {
      const observer = new PerformanceObserver((list) => {
        const click = list
          .getEntries()
          .find(({ name, startTime }) => name === 'click' && startTime === clicked);
        if (click !== undefined) resolve(click.duration);
      });
      observer.observe({ type: 'event', durationThreshold: shortest, buffered: true });
      // If the browser reports nothing, the next frame is the upper bound.
      requestAnimationFrame(() => {
        const bound = performance.now() - clicked;
        setTimeout(() => resolve(bound), patience);
      });
    };
    const onClick = ({ timeStamp }) => {
      const look = (frame) =>
        requestAnimationFrame(() => {
          if (!isAnswered()) look(frame + 1);
          else if (frame === 1) report(timeStamp);
          else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        });
      look(1);
    };
    window.addEventListener('click', onClick, { capture: true, once: true });
  });
}

const SENDER = "document.querySelector('[aria-controls=opened-sender]')";
const button = (text) =>
  `[...document.querySelectorAll('main button')].find((one) => one.textContent.startsWith('${text}'))`;

/** Clicks the control that the expression finds. Resolves to the milliseconds until its answer is painted. */
async function press(page, control, answer) {
  const point = await page.evaluate(`{
    const control = ${control};
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = control.getBoundingClientRect();
    ({ x: x + width / 2, y: y + height / 2 });
  }`);
  await page.evaluate(`(${watch.toString()})(${answer}, ${SHORTEST_MS}, ${REPORTED_MS}); 0`);
  await page.press(point);
  const taken = await page.evaluate('answered').catch((cause) => {
    throw new Error(`No response to a click on ${control}.`, { cause });
  });
  await pause(SETTLED_MS);
  return taken;
}

/**
 * Plays a round in a phone-sized window with a slowed CPU. Resolves to the milliseconds of each kind of step: opening
 * the sender, the verdict, the feedback, the next message and the result.
 */
export function playRound(browser, origin) {
  return browser.onPage({ window: PHONE }, async (page) => {
    await page.open(origin + ROUND);
    await pause(SETTLED_MS);
    await press(page, button('Start the round'), ANSWERS.step);
    await slowDown(page, { cpu: PHONE_CPU });
    const taken = { sender: [], verdict: [], feedback: [], next: [], result: [] };
    for (let number = 1; number <= MESSAGES; number += 1) {
      const isLast = number === MESSAGES;
      taken.sender.push(await press(page, SENDER, ANSWERS.opened));
      taken.verdict.push(await press(page, button('Report'), ANSWERS.step));
      taken.feedback.push(await press(page, button('Certain'), ANSWERS.step));
      const goOn = button(isLast ? 'See how you did' : 'Next message');
      const shown = isLast ? ANSWERS.step : ANSWERS.message;
      taken[isLast ? 'result' : 'next'].push(await press(page, goOn, shown));
    }
    return taken;
  });
}
