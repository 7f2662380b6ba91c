// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { isForTheApp, letGo, replay } from '#src/boot/held-events.ts';

/** The first element of a page made of this markup. */
function page(markup: string): Element {
  document.body.insertAdjacentHTML('beforeend', markup);
  return document.querySelector('#target') ?? document.body;
}

const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });

function isHeld(markup: string, event: Event): boolean {
  let held = false;
  const note = (seen: Event) => {
    held = isForTheApp(seen);
    seen.preventDefault();
  };
  document.addEventListener(event.type, note, { once: true });
  page(markup).dispatchEvent(event);
  return held;
}

describe('what only the app can answer', () => {
  it.each([
    ['a press of a button', '<button id="target">B</button>', click()],
    ['a press inside a button', '<button><b id="target">B</b></button>', click()],
    ['a form that is sent', '<form id="target"></form>', new Event('submit', { bubbles: true })],
    ['an arrow key', '<button aria-expanded="false" id="target"></button>', key('ArrowDown')],
    ['End on what opens', '<button aria-expanded="false" id="target"></button>', key('End')],
  ])('%s', (_, markup, event) => {
    expect(isHeld(markup, event)).toBe(true);
  });

  it.each([
    ['a link', '<a href="/pricing" id="target">Pricing</a>', click()],
    ['a button inside a link', '<a href="/x"><button id="target"></button></a>', click()],
    ['a field', '<input id="target">', click()],
    ['a disclosure', '<details><summary id="target">S</summary></details>', click()],
    ['an arrow key in a field', '<input id="target">', key('ArrowLeft')],
    ['a letter', '<button aria-expanded="false" id="target"></button>', key('a')],
  ])('not %s', (_, markup, event) => {
    expect(isHeld(markup, event)).toBe(false);
  });
});

describe('what was held, said again', () => {
  it.each([
    ['a press', click(), { bubbles: true, cancelable: true }],
    ['a key', key('ArrowRight'), { bubbles: true, key: 'ArrowRight' }],
  ])('%s arrives as it was', (_, event, traits) => {
    const target = page('<button id="target">B</button>');
    target.dispatchEvent(event);
    const again: Event[] = [];
    target.addEventListener(event.type, (seen) => again.push(seen), { once: true });
    replay({ target, event });
    expect(again).toHaveLength(1);
    expect(again[0]).not.toBe(event);
    expect(again[0]).toMatchObject(traits);
  });

  it('sends a form again, checks included', () => {
    const target = page('<form id="target"><input required></form>');
    const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    target.addEventListener('submit', sent);
    const event = new Event('submit', { bubbles: true });
    replay({ target, event });
    expect(sent).not.toHaveBeenCalled();
    target.querySelector('input')?.setAttribute('value', 'Ada');
    replay({ target, event });
    expect(sent).toHaveBeenCalledOnce();
  });

  it('says nothing of what is gone', () => {
    const target = page('<button id="target">B</button>');
    const pressed = vi.fn<() => void>();
    target.addEventListener('click', pressed);
    target.remove();
    replay({ target, event: click() });
    expect(pressed).not.toHaveBeenCalled();
  });
});

describe('where the app cannot come', () => {
  it('a form with an address is sent by the browser', () => {
    const submit = vi
      .spyOn(HTMLFormElement.prototype, 'submit')
      .mockImplementation(() => undefined);
    const target = page('<form action="/f/contact"><button id="target">B</button></form>');
    letGo({ target, event: click() });
    expect(submit).toHaveBeenCalledOnce();
  });

  it.each(['<form><button id="target">B</button></form>', '<button id="target">B</button>'])(
    'nothing else is: %s',
    (markup) => {
      const submit = vi
        .spyOn(HTMLFormElement.prototype, 'submit')
        .mockImplementation(() => undefined);
      letGo({ target: page(markup), event: click() });
      expect(submit).not.toHaveBeenCalled();
    },
  );
});
