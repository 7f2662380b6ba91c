#!/usr/bin/env node
/**
 * Finds the sizes of the fallback fonts in src/ui/display-face.css (docs/decisions/0007-display-face.md): opens every page of
 * the last `npm run build` at many widths and counts, for each font and size, the headings that break differently than in
 * Bricolage Grotesque. Takes a few minutes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from './find-browser.mjs';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const ORIGIN = 'http://localhost';
const FACE = 'Bricolage Grotesque';
/** Bold fonts, each with the first size to try: slightly below the one at which headings have the same average width. */
const FONTS = [
  ['Arial', '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf', 95.2],
  ['Roboto', '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf', 101.2],
  ['DejaVu Sans', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf', 79.7],
];
const SIZES = 5;
const SIZE_STEP = 0.3;
/** Phones in small steps, wider screens in larger ones. */
const WIDTHS = [...range(320, 480, 4), ...range(510, 1920, 30)];

function range(from, to, step) {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
}

const candidates = FONTS.flatMap(([font, file, from]) =>
  range(from, from + (SIZES - 0.5) * SIZE_STEP, SIZE_STEP).map((size) => ({
    font,
    size: size.toFixed(1),
    face: `${font} ${size.toFixed(1)}`,
    file,
  })),
);

function styles() {
  const sources = new Map(
    FONTS.map(([font, file]) => {
      const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)));
      return [font, `url(data:font/ttf;base64,${bytes.toString('base64')})`];
    }),
  );
  const faces = candidates.map(
    ({ font, face, size }) =>
      `@font-face { font-family: '${face}'; src: ${sources.get(font)}; size-adjust: ${size}% }`,
  );
  return `${faces.join('\n')}\n.font-display {}`;
}

/** Runs in the page. */
async function loadFaces({ css, faces }) {
  const element = document.createElement('style');
  element.textContent = css;
  document.head.append(element);
  await Promise.all(faces.map((face) => document.fonts.load(`800 20px '${face}'`)));
}

/** Runs in the page: for each face, how many headings break differently than in the first one. */
function countDifferences(faces) {
  const headings = [...document.querySelectorAll('.font-display')];
  const rule = [...document.styleSheets].at(-1).cssRules.item(faces.length - 1);
  const place = document.createRange();
  const linesOf = (heading) => {
    const lines = [];
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        place.setStart(text, index);
        place.setEnd(text, index + word.length);
        lines.push(...[...place.getClientRects()].map(({ left }) => left));
      }
    }
    return lines.map((left, at) => left <= (lines[at - 1] ?? left)).join();
  };
  const [inFace, ...inSpares] = faces.map((face) => {
    rule.style.setProperty('font-family', `'${face}'`, 'important');
    return headings.map((heading) => ({
      lines: linesOf(heading),
      isFirst: heading.getBoundingClientRect().top < innerHeight,
    }));
  });
  return inSpares.map((inSpare) => {
    const others = inFace.filter(({ lines }, at) => lines !== inSpare[at].lines);
    return { all: others.length, first: others.filter(({ isFirst }) => isFirst).length };
  });
}

async function tryOut(page, path, css) {
  await page.goto(ORIGIN + path);
  const faces = [FACE, ...candidates.map(({ face }) => face)];
  await page.evaluate(loadFaces, { css, faces });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 700 : 800 });
    const counts = await page.evaluate(countDifferences, faces);
    for (const [at, { all, first }] of counts.entries()) {
      candidates[at].all = (candidates[at].all ?? 0) + all;
      candidates[at].first = (candidates[at].first ?? 0) + first;
    }
  }
}

async function main() {
  if (!existsSync(join(DIST, 'sitemap.xml'))) throw new Error('Run npm run build first.');
  const sitemap = readFileSync(join(DIST, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(DIST, pathname, /\.\w+$/.test(pathname) ? '' : 'index.html');
    return existsSync(file) ? route.fulfill({ path: file }) : route.abort();
  });
  const css = styles();
  for (const path of paths) await tryOut(page, path, css);
  await browser.close();
  console.log(
    `Headings that break differently, on ${paths.length} pages at ${WIDTHS.length} widths:`,
  );
  console.table(
    candidates.map(({ font, size, first, all }) => ({
      font,
      'size-adjust': `${size}%`,
      'on the first screen': first,
      anywhere: all,
    })),
  );
}

await main();
