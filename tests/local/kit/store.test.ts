import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { transformWithOxc } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileStore, memoryStore } from '#local/kit/store.ts';

const KIT = join(import.meta.dirname, '../../../local/kit');
const EMPTY = { users: ['nobody'], last: 0 };

let folder: string;
let path: string;
let reports: string[];
const open = () => fileStore(path, EMPTY, (line) => reports.push(line));
async function save(state: typeof EMPTY): Promise<void> {
  const store = open();
  store.write(state);
  await store.saved();
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lureproof-store-'));
  path = join(folder, 'state/pool.json');
  reports = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('memoryStore', () => {
  it('returns what was last written', () => {
    const store = memoryStore(EMPTY);
    expect(store.read()).toEqual(EMPTY);
    store.write({ users: ['ada'], last: 1 });
    expect(store.read()).toEqual({ users: ['ada'], last: 1 });
  });
});

describe('fileStore', () => {
  it('starts with the initial state, without writing it', () => {
    expect(open().read()).toEqual(EMPTY);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('keeps the state across a restart, in a file that only its owner can read', async () => {
    await save({ users: ['ada', 'Zoë'], last: 2 });
    expect(open().read()).toEqual({ users: ['ada', 'Zoë'], last: 2 });
    expect(readdirSync(join(folder, 'state'))).toEqual(['pool.json']);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('writes the file once for all writes during a save', async () => {
    let files = 0;
    const counted = (last: number) => ({ ...EMPTY, last, toJSON: () => ((files += 1), { last }) });
    const store = open();
    store.write(counted(0));
    await Promise.resolve();
    for (let last = 1; last <= 100; last += 1) store.write(counted(last));
    await store.saved();
    expect(open().read().last).toBe(100);
    expect(files).toBe(2);
  });

  it('rejects if a save failed, and saves again at the next write', async () => {
    writeFileSync(join(folder, 'state'), '');
    const store = open();
    store.write(EMPTY);
    await expect(store.saved()).rejects.toThrow('EEXIST');
    rmSync(join(folder, 'state'));
    store.write({ users: [], last: 4 });
    await store.saved();
    expect(open().read().last).toBe(4);
  });

  it('reads the file once', async () => {
    const store = open();
    store.write({ users: [], last: 3 });
    await store.saved();
    writeFileSync(path, '{"users":["someone else"],"last":4}');
    expect(store.read().last).toBe(3);
  });

  it('fills in fields missing from an older file', async () => {
    await save(EMPTY);
    writeFileSync(path, '{"last":9}');
    expect(open().read()).toEqual({ users: ['nobody'], last: 9 });
    expect(reports).toEqual([]);
  });

  it('drops the key __proto__, but keeps other inherited names', async () => {
    await save(EMPTY);
    writeFileSync(path, '{"last":9,"__proto__":{"last":1},"constructor":{"__proto__":{"a":1}}}');
    const state: object = open().read();
    expect(Object.entries(state)).toEqual([
      ['users', ['nobody']],
      ['last', 9],
      ['constructor', {}],
    ]);
    expect(Object.getPrototypeOf(state)).toBe(Object.prototype);
  });

  it.each(['', '{"users":["ada"', 'null', '[]', '"text"', '{"users":"ada"}'])(
    'renames a file that holds %j, with a one-line report',
    async (text) => {
      await save(EMPTY);
      writeFileSync(path, text);

      const store = open();

      expect(store.read()).toEqual(EMPTY);
      const [aside = ''] = readdirSync(join(folder, 'state'));
      expect(aside).toMatch(/^pool\.json\.broken-\d{4}-\d\d-\d\dT/);
      expect(readFileSync(join(folder, 'state', aside), 'utf8')).toBe(text);
      expect(reports).toEqual([`pool.json could not be read; it was kept as ${aside}.`]);
      await save({ users: ['ada'], last: 1 });
      expect(open().read().last).toBe(1);
    },
  );
});

describe('fileStore and kill -9', () => {
  it('holds the last acknowledged write or the next one, whenever the process is killed', async () => {
    for (const module of ['store', 'json']) await compile(module);
    writeFileSync(join(folder, 'writer.mjs'), WRITER);
    for (const kills of [1, 2, 3, 7, 20, 41]) {
      const acknowledged = await writeUntilKilled(kills);
      const { last } = open().read();
      expect(acknowledged).toBeGreaterThanOrEqual(kills);
      expect([acknowledged, acknowledged + 1]).toContain(last);
    }
    expect(reports).toEqual([]);
  });
});

/** Compiles the module to JavaScript for Node 20. */
async function compile(module: string): Promise<void> {
  const source = join(KIT, `${module}.ts`);
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
  writeFileSync(join(folder, `${module}.mjs`), code.replaceAll(/(\.\/[\w-]+)\.ts/g, '$1.mjs'));
}

const WRITER = `
import { writeSync } from 'node:fs';
import { fileStore } from './store.mjs';
const store = fileStore(process.argv[2], { users: [], last: 0 });
for (let last = 1; ; last += 1) {
  store.write({ users: Array.from({ length: 3000 }, () => 'padding ' + last), last });
  await store.saved();
  writeSync(1, last + '\\n');
}
`;

/** Kills the writer after that many acknowledged writes; resolves with the last acknowledged one. */
async function writeUntilKilled(writes: number): Promise<number> {
  const child = spawn(process.execPath, [join(folder, 'writer.mjs'), path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let acknowledged = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line);
    if (acknowledged >= writes) child.kill('SIGKILL');
  }
  await closed;
  return acknowledged;
}
