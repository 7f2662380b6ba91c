const SAMPLE = /\bsample: true\b/g;
const SAMPLE_HOST = /[\w@:/.%?=-]*\.example\b[\w/%-]*/g;
const CLAIM = /\bBefore launch: (.+?)(?: ?\*\/|["'])?$/gm;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** The two files that an operator edits to rebrand. */
const BRAND = /\bconfig\/(?:brand|company)\.ts$/;
const LONGEST = 100;

/**
 * What must be replaced or checked before going live, in the order of the text:
 * - every object that is marked `sample: true`;
 * - every claim under a comment `Before launch: …`, in Markdown `[note]: # 'Before launch: …'`;
 * - in the brand and the company's facts, every name under .example.
 * Lines count from 1.
 *
 * @param {{ path: string; text: string }[]} sources
 * @returns {{ path: string; line: number; what: string }[]}
 */
export function placeholdersIn(sources) {
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
