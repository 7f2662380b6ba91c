import { expect, it } from 'vitest';
import { linesOf, SOCIAL_IMAGE, socialImage } from '#vite/social-image/social-image.ts';

const image = socialImage();

it('is a PNG of 1200 by 630', () => {
  expect(image.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  expect([SOCIAL_IMAGE.width, SOCIAL_IMAGE.height]).toEqual([1200, 630]);
});

it('comes out the same each time, so that a build can be repeated', () => {
  expect(socialImage().equals(image)).toBe(true);
});

it('is small enough to be shared', () => {
  expect(image.length).toBeGreaterThan(5_000);
  expect(image.length).toBeLessThan(300_000);
});

it('says what is to be read on it to those who can’t see it', () => {
  expect(SOCIAL_IMAGE.alt).toContain('Lureproof: Spot the lure before it hooks you.');
});

it.each([
  ['Spot the lure before it hooks you.', ['Spot the lure', 'before it', 'hooks you.']],
  ['fourteen chars', ['fourteen chars']],
  ['fifteen letters', ['fifteen', 'letters']],
  ['a straightforwardly long word', ['a', 'straightforwardly', 'long word']],
  ['', ['']],
])('%j has these lines of 14 letters', (text, lines) => {
  expect(linesOf(text, 14)).toEqual(lines);
});
