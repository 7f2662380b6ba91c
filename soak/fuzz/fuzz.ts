import fc from 'fast-check';
import { figureOf, type Figure } from '../lib/figure.ts';

export interface FuzzOptions {
  cases: number;
  seed: number;
}

const LONGEST_COUNTEREXAMPLE = 1000;

/** Runs `check`, which returns a problem or null, on this many values. */
export function fuzz<Value>(
  what: string,
  { cases, seed }: FuzzOptions,
  values: fc.Arbitrary<Value>,
  check: (value: Value) => Promise<string | null> | string | null,
): Promise<Figure> {
  return figureOf(what, async () => {
    const property = fc.asyncProperty(values, async (value) => {
      const problem = await check(value);
      if (problem !== null) throw new Error(problem);
    });
    const details = await fc.check(property, { numRuns: cases, seed });
    if (!details.failed) return { count: details.numRuns, failures: [] };
    const [value] = details.counterexample ?? [];
    const example = fc.stringify(value).slice(0, LONGEST_COUNTEREXAMPLE);
    const failure = `${String(details.errorInstance)} (seed ${seed}, path ${details.counterexamplePath}): ${example}`;
    return { count: details.numRuns, failures: [failure] };
  });
}

/** `text` with some characters replaced, inserted or removed. */
export function mutated(text: string): fc.Arbitrary<string> {
  const edit = fc.record({
    at: fc.nat(text.length),
    removed: fc.nat(3),
    put: fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 3 })),
  });
  return fc.array(edit, { minLength: 1, maxLength: 3 }).map((edits) => {
    let result = text;
    for (const { at, removed, put } of edits) {
      result = result.slice(0, at) + put + result.slice(at + removed);
    }
    return result;
  });
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/);
}
