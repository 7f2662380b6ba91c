const SAMPLE = /\bsample: true\b/g;
const SAMPLE_HOST = /[\w@:/.-]*\.example\b[\w/%-]*/g;
const LONGEST = 100;

/**
 * What must be replaced before going live: every object that is marked `sample: true`, and in the
 * configuration every name under .example. Lines count from 1.
 *
 * @param {{ path: string; text: string }[]} sources
 * @returns {{ path: string; line: number; what: string }[]}
 */
export function placeholdersIn(sources) {
  return sources.flatMap(({ path, text }) => {
    const found = [...text.matchAll(SAMPLE)].map(({ index }) => ({
      index,
      what: enclosingObject(text, index),
    }));
    const hosts = path.includes('config/')
      ? [...text.matchAll(SAMPLE_HOST)].map(({ index, 0: what }) => ({ index, what }))
      : [];
    return [...found, ...hosts]
      .toSorted((a, b) => a.index - b.index)
      .map(({ index, what }) => ({ path, line: text.slice(0, index).split('\n').length, what }));
  });
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
