import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ROOT } from '../house/sources.ts';
import { BROKEN_PROMISES, REFUSED, type Mistake } from '../setup/template-mistakes.ts';

const TEMPLATE = readFileSync(join(ROOT, 'infra/template.yaml'), 'utf8');
const RULES = join(ROOT, 'infra/rules');

/** The template with a mistake; `from` must occur exactly once. */
function plant(template: string, { at, from, to }: Mistake): string {
  const start = template.indexOf(`\n  ${at}:\n`);
  const rest = /\n {0,2}\S/.exec(template.slice(start + at.length + 5));
  const end = rest === null ? template.length : start + at.length + 5 + rest.index;
  const entry = template.slice(start, end);
  if (start < 0 || entry.split(from).length !== 2) throw new Error(`${at}: ${from}`);
  return template.slice(0, start) + entry.replace(from, () => to) + template.slice(end);
}

/** An entry of an unknown type isn't checked any further. */
function hasNoProperties({ found }: Mistake): boolean {
  return found.includes('template complete');
}

/** Packs the mistakes into a few templates, in each of which no entry has two and no rule is broken twice. */
function batchesOf(mistakes: readonly Mistake[]): Mistake[][] {
  const batches: Mistake[][] = [];
  for (const next of mistakes) {
    const fits = (other: Mistake) =>
      (other.at !== next.at ||
        (other.from !== next.from && ![other, next].some(hasNoProperties))) &&
      !other.found.some((finding) => next.found.includes(finding));
    const batch = batches.find((planted) => planted.every(fits));
    if (batch === undefined) batches.push([next]);
    else batch.push(next);
  }
  return batches;
}

const batches = batchesOf([...BROKEN_PROMISES, ...REFUSED]);

/** The command's findings for each template, as entry and rule. */
const findings = new Map<string, string[]>();
let status: number | null = null;

beforeAll(() => {
  const directory = mkdtempSync(join(tmpdir(), 'check-infra-'));
  const templates = [[], ...batches].map((mistakes, index) => {
    const file = join(directory, `template-${index}.yaml`);
    writeFileSync(file, mistakes.reduce(plant, TEMPLATE));
    return file;
  });
  const check = spawnSync(process.execPath, ['scripts/check-infra.mjs', ...templates], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  rmSync(directory, { recursive: true });
  ({ status } = check);
  for (const line of check.stderr.split('\n').filter(Boolean)) {
    const [, name = line, entry, rule] =
      /(template-\d+)\.yaml[:\d]*: (\S+): (\S+): /.exec(line) ?? [];
    findings.set(name, [...(findings.get(name) ?? []), `${entry} ${rule}`]);
  }
}, 120_000);

it('finds nothing in infra/template.yaml', () => {
  expect(findings.get('template-0')).toBeUndefined();
});

it('finds every planted mistake, and nothing else', () => {
  expect(status).toBe(1);
  const expected = batches.map((mistakes, index) => [
    `template-${index + 1}`,
    mistakes.flatMap(({ found }) => found).toSorted(),
  ]);
  const found = [...findings].map(([name, list]) => [name, [...new Set(list)].toSorted()]);
  expect(found).toEqual(expected);
});

it('is tested with a mistake for each of our rules', () => {
  const sources = readdirSync(RULES).map((name) => readFileSync(join(RULES, name), 'utf8'));
  const rules = Array.from(
    sources.join('').matchAll(/(?:"id": |make_diag(?:_at)?\()"([\w-]+)"/g),
    ([, rule]) => rule,
  );
  const found = new Set(
    BROKEN_PROMISES.concat(REFUSED).flatMap((each) => each.found.map((name) => name.split(' ')[1])),
  );
  expect(rules.length).toBeGreaterThan(40);
  expect(rules.filter((rule) => !found.has(rule))).toEqual([]);
});
