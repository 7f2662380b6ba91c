import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

interface Programs {
  folder: () => string;
  /** Adds a program of this name, which exits with this status. Returns its path. */
  add: (name: string, status?: number) => string;
}

/** A folder for each test, of programs that a script may find. */
export function usePrograms(): Programs {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lureproof-browsers-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return {
    folder: () => folder,
    add: (name, status = 0) => {
      const path = join(folder, name);
      writeFileSync(path, `#!/bin/sh\nexit ${status}\n`);
      chmodSync(path, 0o755);
      return path;
    },
  };
}
