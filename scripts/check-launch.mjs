#!/usr/bin/env node
/**
 * Lists what must be replaced or checked before the site goes live; fails until the list is empty:
 * - every object that is marked `sample: true`;
 * - every claim under a comment `Before launch: …`, in Markdown `[note]: # 'Before launch: …'`;
 * - in the brand and the company's facts, every name under .example.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SAMPLE = /\bsample: true\b/g;
const SAMPLE_HOST = /[\w@:/.%?=-]*\.example\b[\w/%-]*/g;
const CLAIM = /\bBefore launch: (.+?)(?: ?\*\/|["'])?$/gm;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** The two files that an operator edits to rebrand. */
const BRAND = /\bconfig\/(?:brand|company)\.ts$/;
const LONGEST = 100;

/** The placeholders of these sources, in the order of the text. Lines count from 1. */
function placeholdersIn(sources) {
  return sources.flatMap(({ path, text }) => {
    const samples = [...text.matchAll(SAMPLE)].map(({ index }) => ({
      index,
      what: enclosingObject(text, index),
    }));
    const claims = [...text.matchAll(CLAIM)].map(({ index, 1: what }) => ({ index, what }));
    const hosts = BRAND.test(path)
      ? [...text.matchAll(SAMPLE_HOST)].map(({ index, 0: what }) => ({ index, what }))
      : [];
    return [...samples, ...claims, ...hosts.filter(({ index }) => !isComment(text, index))]
      .toSorted((a, b) => a.index - b.index)
      .map(({ index, what }) => ({ path, line: text.slice(0, index).split('\n').length, what }));
  });
}

function isComment(text, index) {
  return COMMENT.test(text.slice(text.lastIndexOf('\n', index) + 1, index));
}

/** The beginning of the object literal around a place, on one line. */
function enclosingObject(text, index) {
  let depth = 0;
  let start = index;
  while (start > 0 && depth < 1) {
    start -= 1;
    if (text[start] === '}') depth -= 1;
    if (text[start] === '{') depth += 1;
  }
  const end = text.indexOf('}', index);
  const words = text.slice(start, end + 1).replaceAll(/\s+/g, ' ');
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}

const root = fileURLToPath(new URL('..', import.meta.url));

const sources = ['src/content', 'src/config'].flatMap((directory) =>
  readdirSync(join(root, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\btypes|\.d)\.(ts|md)$/.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = relative(root, file).replaceAll('\\', '/');
      return { path, text: readFileSync(file, 'utf8') };
    }),
);

const placeholders = placeholdersIn(sources);
for (const { path, line, what } of placeholders) console.log(`${path}:${line}  ${what}`);
console.log(
  placeholders.length === 0
    ? 'Nothing is left to replace.'
    : `\n${placeholders.length} placeholders must be replaced or checked before going live. ` +
        'To tick one off, delete its comment (Before launch: …) or its `sample: true`.',
);
process.exitCode = placeholders.length === 0 ? 0 : 1;
