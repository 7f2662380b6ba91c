import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { brand } from '../src/config/brand.ts';
import { hero } from '../src/content/en/marketing/landing.ts';
import { escapeText } from './escape-text.ts';

export const SOCIAL_IMAGE = {
  fileName: 'social-image.png',
  width: 1200,
  height: 630,
  alt: `${hero.heading} A message with two cues pinned.`,
} as const;

/** The colours of tailwind.config.ts, in hexadecimal. */
const [INK, PAPER, LURE] = ['#111b28', '#fbfaf6', '#fb7439'];
/** The colours of ordinary lines of text, and of those with a cue. */
const [LINE, CUE] = ['#c9ccd2', '#f6c3a8'];

/** The project's own font, so that the image doesn't depend on installed fonts. */
const FONT = fileURLToPath(
  import.meta
    .resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
);
const TEXT = { size: 92, leading: 100, top: 290, lettersPerLine: 14 };

function line(x: number, y: number, width: number, fill = LINE): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="22" rx="11" fill="${fill}"/>`;
}

function pin(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="28" fill="${LURE}"/><circle cx="${x}" cy="${y}" r="10" fill="${PAPER}"/>`;
}

/** Fits as many words as possible on each line. A longer word gets its own line. */
function linesOf(text: string, letters: number): string[] {
  const [first = '', ...rest] = text.split(' ');
  const lines = [first];
  for (const word of rest) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (longer.length > letters) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function words(): string {
  const { size, leading, top, lettersPerLine } = TEXT;
  const lines = linesOf(hero.heading, lettersPerLine).map(
    (text, index) => `<text x="80" y="${top + index * leading}">${escapeText(text)}</text>`,
  );
  return `<g font-size="${size}" letter-spacing="-2" fill="${PAPER}">${lines.join('')}</g>`;
}

function specimen(): string {
  return `<g transform="translate(700 150) rotate(4 224 163) scale(0.68)">
<rect width="660" height="480" rx="28" fill="${PAPER}"/>
<circle cx="90" cy="90" r="42" fill="${INK}"/>
${line(155, 62, 200, INK)}${line(155, 104, 340, CUE)}
<rect x="44" y="168" width="572" height="3" fill="${LINE}"/>
${line(50, 215, 500)}${line(50, 262, 540)}${line(50, 309, 300, CUE)}
<rect x="50" y="370" width="220" height="62" rx="14" fill="${INK}"/>
${pin(530, 115)}${pin(385, 320)}
</g>`;
}

/** The brand's hook, as in the top bar. */
function hook(): string {
  const { path, eye } = brand.hook;
  return `<g transform="translate(80 70) scale(3)" fill="none" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">
<path d="${path}" stroke="${PAPER}"/>
<circle cx="${eye.cx}" cy="${eye.cy}" r="${eye.r}" fill="${LURE}" stroke="${LURE}"/>
</g>`;
}

function drawing(): string {
  const { width, height } = SOCIAL_IMAGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Bricolage Grotesque">
<rect width="${width}" height="${height}" fill="${INK}"/>
${hook()}<text x="156" y="122" font-size="50" fill="${PAPER}">${escapeText(brand.name)}</text>
${words()}${specimen()}
</svg>`;
}

export function socialImage(): Buffer {
  const font = { loadSystemFonts: false, fontFiles: [FONT] };
  return new Resvg(drawing(), { font }).render().asPng();
}
