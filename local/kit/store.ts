import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseJson } from './json.ts';

/** Holds one service's whole state. */
export interface Store<State> {
  read(): State;
  write(next: State): void;
}

export function memoryStore<State>(initial: State): Store<State> {
  let state = initial;
  return {
    read: () => state,
    write: (next) => {
      state = next;
    },
  };
}

/**
 * Stores the state as JSON in a file that only its owner can read. `write` is atomic and durable: it
 * returns once the state is on disk, and a process killed at any time leaves the old or the new state.
 * Fields missing from the file are taken from `initial`. An unreadable file is renamed to
 * `<name>.broken-<time>`, reported in one line, and replaced by `initial`.
 */
export function fileStore<State extends object>(
  path: string,
  initial: State,
  report: (line: string) => void = console.warn,
): Store<State> {
  let cached: State | undefined;
  return {
    read: () => (cached ??= load(path, initial, report)),
    write: (next) => {
      writeAtomically(path, JSON.stringify(next));
      cached = next;
    },
  };
}

function load<State extends object>(
  path: string,
  initial: State,
  report: (line: string) => void,
): State {
  if (!existsSync(path)) return initial;
  const saved = parseOrNothing(readFileSync(path, 'utf8'));
  if (resembles(saved, initial)) return { ...initial, ...saved };
  const aside = `${path}.broken-${new Date().toISOString().replaceAll(':', '-')}`;
  renameSync(path, aside);
  report(`${basename(path)} could not be read; it was kept as ${basename(aside)}.`);
  return initial;
}

function parseOrNothing(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Whether the top-level fields that both have are of the same type. */
function resembles<State extends object>(saved: unknown, initial: State): saved is Partial<State> {
  if (kindOf(saved) !== 'object' || typeof saved !== 'object' || saved === null) return false;
  const fields = new Map<string, unknown>(Object.entries(saved));
  return Object.entries(initial).every(
    ([name, value]) =>
      !fields.has(name) || value === null || kindOf(fields.get(name)) === kindOf(value),
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Writes and flushes a temporary file, renames it over the original, and flushes the folder. */
function writeAtomically(path: string, text: string): void {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  const beside = `${path}.next`;
  const file = openSync(beside, 'w', 0o600);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(beside, path);
  // Windows cannot flush a folder: fsync fails with EPERM.
  if (process.platform === 'win32') return;
  const entry = openSync(folder, 'r');
  try {
    fsyncSync(entry);
  } finally {
    closeSync(entry);
  }
}
