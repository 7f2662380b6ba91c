import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Documents that name a test for every sentence of the specification: each test has to be there. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PROOF = /^`((?:tests|e2e)\/[^`]+\.(?:test|spec)\.tsx?)` › (.+)$/;

interface Row {
  says: string;
  proofs: string[];
}

function rowsOf(document: string): Row[] {
  return readFileSync(join(ROOT, document), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:---|Section|Part)/.test(line))
    .map((line) => {
      const [part = '', says = '', proof = ''] = line.slice(1, -1).split(' | ');
      return {
        says: `${part.trim()}: ${says.trim()}`,
        proofs: proof.trim() === 'not shown' ? [] : proof.split('<br>').map((one) => one.trim()),
      };
    });
}

/** What is wrong with a reference to a test; null when the test is there. */
function problemOf(proof: string): string | null {
  const [, file = '', title = ''] = PROOF.exec(proof) ?? [];
  if (file === '') return `names no test: "${proof}"`;
  if (!existsSync(join(ROOT, file))) return `no such file: ${file}`;
  const titles = [`'${title}'`, `\`${title}\``, `"${title}"`];
  const text = readFileSync(join(ROOT, file), 'utf8');
  return titles.some((quoted) => text.includes(quoted)) ? null : `no such test: ${proof}`;
}

describe.each([
  ['docs/specification-identity.md', 180],
  ['docs/specification-public.md', 160],
])('the sentences of %s', (document, atLeast) => {
  const rows = rowsOf(document);

  it('have a test each, or are not shown', () => {
    expect(rows.length).toBeGreaterThan(atLeast);
    const wrong = rows.flatMap(({ says, proofs }) =>
      proofs.flatMap((proof) => {
        const problem = problemOf(proof);
        return problem === null ? [] : [`${says} ${problem}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('are each said once', () => {
    const said = rows.map(({ says }) => says);
    expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
  });
});
