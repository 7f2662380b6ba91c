import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CACHE_FOREVER, CACHE_REVALIDATED } from '#vite/hosting/answer.ts';
import { ROOT } from '../house/sources.ts';
import { evaluateTemplate } from '../setup/cloudformation.ts';

const { Parameters, Outputs } = evaluateTemplate({});
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const deploy = read('docs/deploy.md');

/** The shell commands in a document, with continued lines joined. */
function commandsOf(text: string): string[] {
  return [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .map((line) => line.trim()),
  );
}

/** GitHub's anchor for a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s/g, '-');
}

const documents = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => join('docs', path));

it.each(['README.md', ...documents])('the links in %s work', (path) => {
  const links = [...read(path).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
  const broken = links.filter(([, file = '', anchor]) => {
    const target = file === '' ? path : join(dirname(path), file);
    if (anchor === undefined) return !existsSync(join(ROOT, target));
    const headings = read(target).matchAll(/^#+ (.+)$/gm);
    return !Array.from(headings, ([, heading = '']) => anchorOf(heading)).includes(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

describe.each(['docs/deploy.md', 'docs/operate.md'])('%s', (path) => {
  const commands = commandsOf(read(path));

  it('passes only parameters of the template', () => {
    const overrides = commands.flatMap(
      (command) => command.split('--parameter-overrides')[1] ?? [],
    );
    const names = overrides.flatMap((text) =>
      [...text.matchAll(/([A-Z]\w+)=/g)].map(([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(2);
    expect(Object.keys(Parameters)).toEqual(expect.arrayContaining(names));
  });

  it('reads only outputs of the template', () => {
    const names = commands.flatMap((command) =>
      [...command.matchAll(/(?:OutputKey==|\$\(output )'?([A-Z]\w+)/g)].map(([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(1);
    expect(Object.keys(Outputs)).toEqual(expect.arrayContaining(names));
  });
});

it('docs/deploy.md passes every parameter without a default', () => {
  const required = Object.entries(Parameters).filter(([, { Default }]) => Default === undefined);
  for (const [name] of required) expect(deploy).toContain(`${name}=`);
});

it('docs/deploy.md uploads with the preview’s Cache-Control, hashed files first', () => {
  const uploads = commandsOf(deploy).filter((command) => /^aws s3 (sync|cp)/.test(command));
  const directives = uploads.map((command) => /--cache-control '(.*?)'/.exec(command)?.[1]);
  expect(directives).toEqual([CACHE_FOREVER, CACHE_REVALIDATED, CACHE_REVALIDATED, CACHE_FOREVER]);
});

it('docs/deploy.md has ten steps', () => {
  expect([...deploy.matchAll(/^\d+\. \*\*/gm)]).toHaveLength(10);
});

it('the privacy policy says how long access logs are kept', () => {
  expect(read('src/content/en/legal/privacy.md')).toMatch(
    new RegExp(`\\| Access logs +\\| ${Parameters['LogRetentionDays']?.Default} days`),
  );
});
