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

/** Holds one service's whole state. What was written is there after a restart and after a kill -9. */
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
 * Keeps the state as JSON in the file at `path`, readable by its owner only. `write` returns once
 * the state is on the disk; killed at any instant, the file holds the old state or the new one.
 * A file that does not hold such a state is set aside as `<name>.broken-<time>`, told to `report`
 * in one line, and `initial` takes its place; a top-level field the file lacks comes from `initial`.
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
  const saved = parseJson(readFileSync(path, 'utf8'));
  if (resembles(saved, initial)) return { ...initial, ...saved };
  const aside = `${path}.broken-${new Date().toISOString().replaceAll(':', '-')}`;
  renameSync(path, aside);
  report(`${basename(path)} could not be read; it was kept as ${basename(aside)}.`);
  return initial;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether every top-level field that both hold is of the same kind. */
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

/** Writes beside the file, then renames over it; flushes the file and the folder's entry. */
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
  const entry = openSync(folder, 'r');
  try {
    fsyncSync(entry);
  } finally {
    closeSync(entry);
  }
}
