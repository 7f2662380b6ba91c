import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { socialImage } from '#vite/social-image.ts';

const image = socialImage();

it('is always the same, so that builds are reproducible', () => {
  expect(socialImage().equals(image)).toBe(true);
});

/** The share of light pixels in the left half of the image, between two heights. */
function lightShare(top: number, bottom: number): number {
  const [width, height] = [580, bottom - top];
  const href = `data:image/png;base64,${image.toString('base64')}`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="60 ${top} ${width} ${height}">
<image href="${href}" width="1200" height="630"/></svg>`,
  ).render();
  let light = 0;
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 200) light += 1;
  return light / (width * height);
}

// Without the font, the image would be rendered without its text.
it.each([
  ['the first line', 215, 300],
  ['the second line', 315, 400],
  ['the third line', 415, 500],
])('contains the text of %s', (_name, top, bottom) => {
  expect(lightShare(top, bottom)).toBeGreaterThan(0.1);
});
