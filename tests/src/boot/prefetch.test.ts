// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { prefetchDocument } from '#src/boot/prefetch.ts';

/** Reaches for the element with this markup; gives the addresses that are fetched by then. */
function reachFor(markup: string): string[] {
  document.body.insertAdjacentHTML('beforeend', markup);
  const event = new Event('pointerover', { bubbles: true });
  document.addEventListener('pointerover', prefetchDocument, { once: true });
  (document.querySelector('#target') ?? document.body).dispatchEvent(event);
  const hints = document.querySelectorAll('link[rel="prefetch"]');
  return [...hints].map((hint) => hint.getAttribute('href') ?? '');
}

it('fetches the page that a link leads to, with its query', () => {
  expect(reachFor('<a href="/register?audience=business#x" id="target">Sign up</a>')).toEqual([
    '/register?audience=business',
  ]);
});

it('takes what is inside a link for the link', () => {
  expect(reachFor('<a href="/features"><b id="target">Features</b></a>')).toEqual(['/features']);
});

it('fetches each page once', () => {
  expect(reachFor('<a href="/pricing" id="target">Pricing</a>')).toEqual(['/pricing']);
  expect(reachFor('<a href="/pricing" id="target">Pricing</a>')).toEqual(['/pricing']);
});

it('fetches nothing for what is no link', () => {
  expect(reachFor('<button id="target">B</button>')).toEqual([]);
});
