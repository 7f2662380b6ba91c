// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForFirstPress } from '#src/boot/first-press.ts';
import { appSignals, signal } from '#src/lib/app-signals.ts';

const want = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  want.mockClear();
  waitForFirstPress(want);
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

/** The app is there, and has been told everything. */
async function goLive(): Promise<void> {
  signal(appSignals.live);
  await vi.runAllTimersAsync();
}

const event = (type: string) => new Event(type, { bubbles: true, cancelable: true });

describe('the app is wanted', () => {
  it.each(['pointerdown', 'keydown', 'touchstart', 'focusin'])('at the first %s', (type) => {
    const target = page('<p id="target">Words</p>');
    expect(want).not.toHaveBeenCalled();
    target.dispatchEvent(event(type));
    expect(want).toHaveBeenCalled();
  });

  it('when a pointer reaches for a button', () => {
    page('<button><span id="target">B</span></button>').dispatchEvent(event('pointerover'));
    expect(want).toHaveBeenCalled();
  });

  it.each(['pointerdown', 'pointerover', 'focusin'])('not for a link, at a %s', (type) => {
    page('<a href="/features" id="target">Features</a>').dispatchEvent(event(type));
    expect(want).not.toHaveBeenCalled();
  });

  it('not for words that a pointer passes', () => {
    page('<p id="target">Words</p>').dispatchEvent(event('pointerover'));
    expect(want).not.toHaveBeenCalled();
  });
});

describe('until it is there', () => {
  it('a press is held, and said once when it is', async () => {
    const target = page('<button id="target">B</button>');
    const pressed = vi.fn<() => void>();
    target.addEventListener('click', pressed);
    target.click();
    expect(pressed).not.toHaveBeenCalled();
    expect(want).toHaveBeenCalled();
    await goLive();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('presses are said in their order', async () => {
    page('<button id="target">A</button><button>B</button>');
    const said: string[] = [];
    for (const button of document.querySelectorAll('button')) {
      button.addEventListener('click', () => said.push(button.textContent));
      button.click();
    }
    await goLive();
    expect(said).toEqual(['A', 'B']);
  });

  it('a form is not sent, and is when it is there, after what was typed in it', async () => {
    const form = page('<form id="target"><input name="email"></form>');
    const heard: string[] = [];
    form.addEventListener('input', () => heard.push('typed'));
    form.addEventListener('submit', (sent) => {
      sent.preventDefault();
      heard.push('sent');
    });
    const [field] = form.querySelectorAll('input');
    if (field !== undefined) field.value = 'ada@example.com';
    const sent = event('submit');
    form.dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(true);
    expect(heard).toEqual([]);
    await goLive();
    expect(heard).toEqual(['typed', 'sent']);
  });
});

it('what is pressed while it is told what was typed waits for that', async () => {
  const form = page('<form id="target"><input name="email"><button>Send</button></form>');
  const heard: string[] = [];
  form.addEventListener('input', () => heard.push('typed'));
  form.addEventListener('click', () => heard.push('pressed'));
  const [field] = form.querySelectorAll('input');
  if (field !== undefined) field.value = 'ada@example.com';
  signal(appSignals.live);
  form.querySelector('button')?.click();
  await vi.runAllTimersAsync();
  expect(heard).toEqual(['typed', 'pressed']);
});

it('once it is there, nothing is held any more', async () => {
  await goLive();
  want.mockClear();
  const target = page('<button id="target">B</button>');
  const pressed = vi.fn<() => void>();
  target.addEventListener('click', pressed);
  target.click();
  expect(pressed).toHaveBeenCalledOnce();
  expect(want).not.toHaveBeenCalled();
});

describe('when it cannot come', () => {
  it('a form that the browser can send is sent by it, and the press is not said again', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    const target = page('<form action="/f/contact"><button id="target">B</button></form>');
    const pressed = vi.fn<() => void>();
    target.addEventListener('click', pressed);
    target.click();
    signal(appSignals.failed);
    expect(submit).toHaveBeenCalledOnce();
    await goLive();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('the next press wants it again', () => {
    const target = page('<button id="target">B</button>');
    target.click();
    signal(appSignals.failed);
    want.mockClear();
    target.click();
    expect(want).toHaveBeenCalled();
  });
});
