import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Which test files can share a process: that takes half the time of one process for each. */

/**
 * `isolated`: swaps or reloads modules, configures Amplify, or listens to the document for as long as there is
 * one, as the boot script does; the next file would have it too. `screen`: needs a document, which what needs
 * none must not find.
 */
type Kind = 'isolated' | 'screen' | 'code';

interface TestFile {
  /** From the root of the project, with forward slashes. */
  path: string;
  kind: Kind;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const testFiles: readonly TestFile[] = readdirSync(join(ROOT, 'tests'), {
  recursive: true,
  encoding: 'utf8',
})
  .map((name) => `tests/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => ({ path, kind: kindOf(path, readFileSync(join(ROOT, path), 'utf8')) }));

function kindOf(path: string, text: string): Kind {
  if (path.startsWith('tests/src/boot/')) return 'isolated';
  if (/\b(vi\.(mock|doMock|resetModules)|configureAmplify)\(/.test(text)) return 'isolated';
  return text.startsWith('// @vitest-environment jsdom') ? 'screen' : 'code';
}

export function testFilesOf(kind: Kind): string[] {
  return testFiles.filter((file) => file.kind === kind).map(({ path }) => path);
}
