import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileStore } from '#local/kit/store.ts';

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

describe('fileStore', () => {
  it('keeps the state across a restart, in a file that only its owner can read', async () => {
    expect(open().read()).toEqual(EMPTY);
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

  it('fills in fields missing from an older file, and drops the key __proto__', async () => {
    await save(EMPTY);
    writeFileSync(path, '{"last":9,"__proto__":{"last":1}}');
    expect(open().read()).toEqual({ users: ['nobody'], last: 9 });
  });

  it.each(['', '{"users":["ada"', 'null', '[]', '{"users":"ada"}'])(
    'renames a file that holds %j, with a one-line report',
    async (text) => {
      await save(EMPTY);
      writeFileSync(path, text);
      expect(open().read()).toEqual(EMPTY);
      const [aside = ''] = readdirSync(join(folder, 'state'));
      expect(aside).toMatch(/^pool\.json\.broken-\d{4}-\d\d-\d\dT/);
      expect(readFileSync(join(folder, 'state', aside), 'utf8')).toBe(text);
      expect(reports).toEqual([`pool.json could not be read; it was kept as ${aside}.`]);
    },
  );
});
