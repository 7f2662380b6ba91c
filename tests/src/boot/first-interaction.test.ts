// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForInteraction } from '#src/boot/first-interaction.ts';
import { appSignals, signal } from '#src/lib/app-signals.ts';

const requestApp = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  requestApp.mockClear();
  waitForInteraction(requestApp);
});
afterEach(async () => {
  signal(appSignals.live);
  await vi.runAllTimersAsync();
});

function page(markup: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', markup);
  const target = document.querySelector('#target');
  if (!(target instanceof HTMLElement)) throw new Error('The page has no target.');
  return target;
}

/** Makes the app live, and waits until it has received every held event. */
async function goLive(): Promise<void> {
  signal(appSignals.live);
  await vi.runAllTimersAsync();
}

const event = (type: string) => new Event(type, { bubbles: true, cancelable: true });

describe('the app is requested', () => {
  it.each(['pointerdown', 'keydown', 'touchstart', 'focusin'])('at the first %s', (type) => {
    const target = page('<p id="target">Words</p>');
    expect(requestApp).not.toHaveBeenCalled();
    target.dispatchEvent(event(type));
    // The frame that answers the interaction comes first.
    expect(requestApp).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(requestApp).toHaveBeenCalled();
  });

  it('when a pointer hovers over a button', () => {
    page('<button><span id="target">B</span></button>').dispatchEvent(event('pointerover'));
    vi.runAllTimers();
    expect(requestApp).toHaveBeenCalled();
  });

  it.each(['pointerdown', 'pointerover', 'focusin'])('not for a link, at a %s', (type) => {
    page('<a href="/features" id="target">Features</a>').dispatchEvent(event(type));
    expect(requestApp).not.toHaveBeenCalled();
  });
});

describe('the page behind a link is prefetched', () => {
  const prefetched = () =>
    [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

  it.each(['pointerover', 'focusin', 'touchstart'])('at a %s, once, with its query', (type) => {
    const url = `/register?audience=${type}`;
    const target = page(`<a href="${url}#x"><b id="target">Sign up</b></a>`);
    target.dispatchEvent(event(type));
    target.dispatchEvent(event(type));
    expect(prefetched()).toEqual([url]);
  });
});

describe('until the app is live', () => {
  it('a click is held, then replayed', async () => {
    const target = page('<button id="target">B</button>');
    const clicked = vi.fn<() => void>();
    target.addEventListener('click', clicked);
    target.click();
    expect(clicked).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(requestApp).toHaveBeenCalled();
    await goLive();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('a submit is held, then replayed with validation', async () => {
    const form = page('<form id="target"><input name="email" required><button></button></form>');
    const submitted = vi.fn<(event: Event) => void>((sent) => sent.preventDefault());
    form.addEventListener('submit', submitted);
    const options = { bubbles: true, cancelable: true, submitter: form.querySelector('button') };
    const [first, second] = [
      new SubmitEvent('submit', options),
      new SubmitEvent('submit', options),
    ];
    form.dispatchEvent(first);
    expect(first.defaultPrevented).toBe(true);
    await goLive();
    expect(submitted).not.toHaveBeenCalled();
    form.querySelector('input')?.setAttribute('value', 'Ada');
    form.dispatchEvent(second);
    expect(submitted).toHaveBeenCalledOnce();
  });

  it.each([
    ['a link', '<a href="#pricing" id="target">Pricing</a>'],
    ['a button inside a link', '<a href="#x"><button id="target"></button></a>'],
    ['a field', '<input id="target">'],
    ['a disclosure', '<details><summary id="target">S</summary></details>'],
  ])('a click on %s is left to the browser', (_, markup) => {
    const target = page(markup);
    const clicked = vi.fn<() => void>();
    target.addEventListener('click', clicked);
    target.click();
    expect(clicked).toHaveBeenCalledOnce();
  });
});

it('once the app is live, nothing is held', async () => {
  await goLive();
  requestApp.mockClear();
  const target = page('<button id="target">B</button>');
  const clicked = vi.fn<() => void>();
  target.addEventListener('click', clicked);
  target.click();
  expect(clicked).toHaveBeenCalledOnce();
  expect(requestApp).not.toHaveBeenCalled();
});

describe('when the app can’t be loaded', () => {
  it('the click is not replayed', async () => {
    const target = page('<button id="target">B</button>');
    const clicked = vi.fn<() => void>();
    target.addEventListener('click', clicked);
    target.click();
    signal(appSignals.failed);
    await goLive();
    expect(clicked).not.toHaveBeenCalled();
  });
});
