import type * as FileSystem from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileStore } from '#local/kit/store.ts';

/** As on Windows, flushing a folder fails. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof FileSystem>();
  const fsyncSync = (file: number) => {
    if (fs.fstatSync(file).isDirectory()) throw new Error('EPERM: operation not permitted, fsync');
    fs.fsyncSync(file);
  };
  return { ...fs, fsyncSync };
});

const { platform } = process;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lureproof-store-'));
});
afterEach(() => {
  Object.defineProperty(process, 'platform', { value: platform });
  rmSync(folder, { recursive: true });
});

const open = () => fileStore(join(folder, 'pool.json'), { last: 0 });

it('saves the state on Windows, where folders cannot be flushed', () => {
  Object.defineProperty(process, 'platform', { value: 'win32' });
  open().write({ last: 7 });
  expect(open().read()).toEqual({ last: 7 });
});

it('flushes the folder on other systems', () => {
  Object.defineProperty(process, 'platform', { value: 'linux' });
  expect(() => open().write({ last: 7 })).toThrow('EPERM');
});
