import { expect, it } from 'vitest';
import { completeLock } from '../../../scripts/supply/complete.mjs';
import type { Lock, LockEntry } from '../../../scripts/supply/lock.mjs';

const NATIVE = '@art/pen-darwin-arm64';
const PEN = { version: '2.1.0', integrity: 'sha512-pen' };
const LACKING = { ...PEN, optionalDependencies: { [NATIVE]: '^2.1.0' } };
const METADATA = { dist: { integrity: 'sha512-native' }, license: 'MIT', os: ['darwin'] };
/** As npm 11 writes it. */
const NO_MATCH = 'npm error code E404\nnpm error 404 No match found for version 2.1.0\n';
const REFUSED = 'npm error code ECONNREFUSED\nnpm error syscall connect\n';

/** Completes a lock with these packages; npm gives these answers, by its arguments, and else this error. */
async function complete(
  entries: Record<string, LockEntry>,
  answers: Record<string, unknown> = {},
  error = NO_MATCH,
) {
  const lock: Lock = { packages: { '': { name: 'easel' }, ...entries } };
  const outcome = await completeLock(lock, async (args) => {
    const answer = answers[args.join(' ')];
    return answer === undefined
      ? { code: 1, stdout: '{"error":{}}', stderr: error }
      : { code: 0, stdout: JSON.stringify(answer), stderr: '' };
  });
  return { outcome, packages: lock.packages };
}

it('adds a package that npm left out, with the registry’s metadata, where npm would write it', async () => {
  const { outcome, packages } = await complete(
    { 'node_modules/zinc': PEN, 'node_modules/@art/pen': { ...LACKING, dev: true } },
    { [`view ${NATIVE}@2.1.0 --json`]: { ...METADATA, cpu: ['arm64'], libc: undefined } },
  );
  expect(outcome).toEqual({ added: 1, filled: 1, refused: [] });
  expect(Object.keys(packages)).toEqual([
    '',
    'node_modules/@art/pen',
    `node_modules/${NATIVE}`,
    'node_modules/zinc',
  ]);
  expect(JSON.stringify(packages[`node_modules/${NATIVE}`])).toBe(
    JSON.stringify({
      version: '2.1.0',
      integrity: 'sha512-native',
      cpu: ['arm64'],
      dev: true,
      license: 'MIT',
      optional: true,
      os: ['darwin'],
    }),
  );
});

it('keeps the platform that a name says if the metadata says none', async () => {
  const { packages } = await complete(
    { 'node_modules/@art/pen': LACKING },
    { [`view ${NATIVE}@2.1.0 --json`]: { dist: METADATA.dist } },
  );
  expect(packages).toMatchObject({
    [`node_modules/${NATIVE}`]: { cpu: ['arm64'], os: ['darwin'], integrity: 'sha512-native' },
  });
});

it('hashes the tarball if the metadata has no hash', async () => {
  const { outcome, packages } = await complete(
    { 'node_modules/@art/pen': { version: '2.1.0' } },
    {
      'view @art/pen@2.1.0 --json': { license: 'MIT' },
      'pack @art/pen@2.1.0 --dry-run --json': [{ integrity: 'sha512-packed' }],
    },
  );
  expect(outcome).toMatchObject({ filled: 1, refused: [] });
  expect(packages).toMatchObject({ 'node_modules/@art/pen': { integrity: 'sha512-packed' } });
});

it.each([
  ['the version', {}],
  ['its tarball', { [`view ${NATIVE}@2.1.0 --json`]: { license: 'MIT' } }],
])('reports a package of which the registry lacks %s, and invents no hash', async (_, answers) => {
  const { outcome, packages } = await complete({ 'node_modules/@art/pen': LACKING }, answers);
  expect(outcome).toEqual({ added: 1, filled: 0, refused: [`${NATIVE}@2.1.0`] });
  expect(packages).toMatchObject({ [`node_modules/${NATIVE}`]: { version: '2.1.0' } });
  expect(packages).not.toHaveProperty([`node_modules/${NATIVE}`, 'integrity']);
});

it('stops asking a registry that doesn’t answer', async () => {
  const { outcome } = await complete({ 'node_modules/@art/pen': LACKING }, {}, REFUSED);
  expect(outcome).toEqual({ added: 1, filled: 0, refused: [], unreachable: 'ECONNREFUSED' });
});

it('needs no hash for a bundled package', async () => {
  const { outcome } = await complete({
    'node_modules/@art/pen': PEN,
    'node_modules/@art/pen/node_modules/ink': { version: '1.0.0', inBundle: true },
  });
  expect(outcome).toEqual({ added: 0, filled: 0, refused: [] });
});
