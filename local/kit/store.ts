import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { parseJson } from './json.ts';

/** Holds one service's whole state. */
export interface Store<State> {
  read(): State;
  write(next: State): void;
}

export interface FileStore<State> extends Store<State> {
  /** Resolves once everything written so far is in the file. */
  saved(): Promise<void>;
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
 * Stores the state as JSON in a file that only its owner can read. While the file is being replaced, further writes
 * wait and share the next replacement. A process killed at any time leaves a whole state with everything that was
 * `saved`. Fields missing from the file are taken from `initial`. An unreadable file is renamed to
 * `<name>.broken-<time>`, reported in one line, and replaced by `initial`.
 */
export function fileStore<State extends object>(
  path: string,
  initial: State,
  report: (line: string) => void = console.warn,
): FileStore<State> {
  let cached: State | undefined;
  let isWaiting = false;
  let last: Promise<void> = Promise.resolve();
  const save = () => {
    isWaiting = false;
    return replaceFile(path, JSON.stringify(cached));
  };
  return {
    read: () => (cached ??= load(path, initial, report)),
    write: (next) => {
      cached = next;
      if (isWaiting) return;
      isWaiting = true;
      last = last.then(save, save);
      // Reported to those who await `saved`.
      last.catch(() => undefined);
    },
    saved: () => last,
  };
}

/** Atomic: writes a temporary file and renames it over the original. */
async function replaceFile(path: string, text: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.next`;
  await writeFile(beside, text, { mode: 0o600 });
  await rename(beside, path);
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
