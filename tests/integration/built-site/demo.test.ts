import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { partOf, siteFilePath, textOf, wordsIn } from '../../setup/built-site.ts';
import { tally } from '../../setup/tally.ts';

const assets = siteFilePath('assets');
const fileOf = (name: string) =>
  readdirSync(assets).find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file)) ?? '';
/** Without the imports, whose hashes and shortened names differ by dozens of bytes between builds of the same code. */
const sizeOf = (name: string) => {
  const code = readFileSync(join(assets, fileOf(name)), 'utf8');
  return brotliCompressSync(code.replaceAll(/import\{[^}]*\}from"[^"]*";/g, '')).length;
};

/** The limit for what the game loads before the first answer, without its messages and framer-motion: 27 KB, in bytes. */
const MOST_CODE = 27 * 1024;

it('the game’s own code stays small; its messages, its result and its animations are separate files', () => {
  expect(sizeOf('demo') + sizeOf('game') + sizeOf('round')).toBeLessThan(MOST_CODE);
  expect(sizeOf('result')).toBeLessThan(12 * 1024);
  expect(sizeOf('scenarios')).toBeGreaterThan(0);
  expect(sizeOf('moving')).toBeLessThan(31_000);
});

describe('without JavaScript', () => {
  const plain = partOf('/demo', 'noscript');

  it('the demo has six messages, each with its answer in a disclosure', () => {
    expect(plain.querySelectorAll('figure')).toHaveLength(6);
    const answers = [...plain.querySelectorAll('details')].filter((one) =>
      textOf(one.querySelector('summary')).includes('answer'),
    );
    expect(answers).toHaveLength(6);
    expect(answers.filter((one) => one.open)).toEqual([]);
    const verdicts = answers.flatMap((one) => wordsIn(one, 'span.rounded-full'));
    expect(tally(verdicts)).toEqual({ Phish: 3, Genuine: 3 });
  });
});
