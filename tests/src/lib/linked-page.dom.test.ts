import { expect, it } from 'vitest';
import { linkedPage } from '#src/lib/linked-page.ts';

function targetOf(markup: string): string | null {
  document.body.insertAdjacentHTML('beforeend', markup);
  let page: URL | null = null;
  document.addEventListener('pointerover', (event) => (page = linkedPage(event)), { once: true });
  const target = document.querySelector('#target') ?? document.body;
  target.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return page === null ? null : String(page);
}

it('is the page of this site that a link targets', () => {
  expect(targetOf('<a href="/pricing?a=b#faq"><b id="target">P</b></a>')).toBe(
    'http://localhost:5173/pricing?a=b#faq',
  );
});

it.each([
  ['another site', '<a href="https://x.com/" id="target">X</a>'],
  ['a mail', '<a href="mailto:a@b.example" id="target">Mail</a>'],
  ['another window', '<a href="/pricing" target="_blank" id="target">P</a>'],
  ['a file to keep', '<a href="/a.pdf" download id="target">P</a>'],
  ['this page', '<a href="/#faq" id="target">F</a>'],
  ['nowhere', '<a id="target">A</a>'],
  ['what is no link', '<p id="target">P</p>'],
])('is null for %s', (_, markup) => {
  expect(targetOf(markup)).toBeNull();
});
