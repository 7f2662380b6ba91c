import { Resvg } from '@resvg/resvg-js';

export const SOCIAL_IMAGE = {
  fileName: 'social-image.png',
  width: 1200,
  height: 630,
  alt: 'A message pinned like a specimen, with two cues marked, and a hook hanging beside it.',
} as const;

const [INK, PAPER, LINE, LURE] = ['#101c2e', '#fbf9f4', '#c9ccd2', '#f2743a'];

function line(x: number, y: number, width: number, fill = LINE): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="22" rx="11" fill="${fill}"/>`;
}

function pin(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="24" fill="${LURE}"/><circle cx="${x}" cy="${y}" r="9" fill="${PAPER}"/>`;
}

/** Drawn without a letter, so that it comes out the same whatever fonts a machine has. */
function drawing(): string {
  const { width, height } = SOCIAL_IMAGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${INK}"/>
<g transform="rotate(-4 470 320)">
<rect x="120" y="105" width="660" height="420" rx="22" fill="${PAPER}"/>
<circle cx="205" cy="190" r="38" fill="${INK}"/>
${line(265, 162, 200, INK)}${line(265, 200, 340, '#f6c3a8')}
<rect x="160" y="260" width="580" height="3" fill="${LINE}"/>
${line(165, 300, 500)}${line(165, 342, 540)}${line(165, 384, 300, '#f6c3a8')}
<rect x="165" y="435" width="210" height="54" rx="12" fill="${INK}"/>
${pin(630, 210)}${pin(495, 395)}
</g>
<path d="M990 -10v330a120 120 0 0 1 -240 0v-40l62 52" transform="translate(70 90)" fill="none" stroke="${LURE}" stroke-width="30" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;
}

export function socialImage(): Buffer {
  return new Resvg(drawing(), { font: { loadSystemFonts: false } }).render().asPng();
}
