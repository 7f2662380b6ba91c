import { beforeEach, expect, it, vi } from 'vitest';
import { openHashTarget } from '#src/lib/open-hash-target.ts';

const scrollIntoView = vi.fn<() => void>();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView.mockReset();
  document.body.replaceChildren();
  document.body.insertAdjacentHTML(
    'beforeend',
    `<details><summary>Q</summary><p id="faq-payment">A</p></details>
     <details><summary>Q</summary><p id="faq-fees">A</p></details><h2 id="é">E</h2>`,
  );
});

const opened = () => [...document.querySelectorAll('details')].map(({ open }) => open);

it('opens only the item that a hash names, and scrolls there once', () => {
  expect(openHashTarget('#faq-fees')?.id).toBe('faq-fees');
  expect(opened()).toEqual([false, true]);
  openHashTarget('#faq-fees');
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

it('finds elements outside items', () => {
  expect(openHashTarget('#%C3%A9')?.id).toBe('é');
  expect(opened()).toEqual([false, false]);
});

it.each(['', '#', '#nothing', '#%E0%A4%A'])('opens nothing for %j', (hash) => {
  expect(openHashTarget(hash)).toBeNull();
  expect(opened()).toEqual([false, false]);
});
