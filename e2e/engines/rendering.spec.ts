import { pagesOf } from '../fixtures/printed-pages.ts';
import { expect, test } from './test.ts';

/** What an engine once rendered differently from Chromium. */

test('a legend is inside its frame, and an address with a pin breaks only if it doesn’t fit', async ({
  visitor: { open, run },
}) => {
  await open('/pricing');
  expect(await run(spaceAboveQuestion)).toBeGreaterThan(10);
  for (const path of ['/login', '/register']) {
    await open(path);
    expect(await run(brokenAlthoughTheyFit), path).toEqual([]);
  }
});

test('documents print without empty pages', { tag: '@print' }, async ({ tab, visitor }) => {
  const printed = async (path: string) => {
    await visitor.open(path);
    return pagesOf((await tab.pdf?.()) ?? new Uint8Array());
  };
  expect(await printed('/terms')).toBe(3);
  expect(await printed('/sample-report')).toBe(1);
});

/** Runs in the page: pixels from the frame's edge to the question. */
function spaceAboveQuestion(): number {
  const question = document.querySelector('main fieldset legend');
  const frame = question?.parentElement?.getBoundingClientRect();
  return (question?.getBoundingClientRect().top ?? 0) - (frame?.top ?? 0);
}

/** Runs in the page: the addresses with a pin that are broken although they fit on a line. */
function brokenAlthoughTheyFit(): (string | null)[] {
  const found: (string | null)[] = [];
  for (const words of document.querySelectorAll<HTMLElement>('span > span > mark.cue')) {
    const address = words.parentElement ?? words;
    const { clientHeight } = address;
    words.style.whiteSpace = 'nowrap';
    const isBroken = address.clientHeight < clientHeight;
    if (isBroken && address.scrollWidth <= address.clientWidth) found.push(address.textContent);
    words.style.whiteSpace = '';
  }
  return found;
}
