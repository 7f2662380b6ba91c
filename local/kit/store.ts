import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { basename, dirname } from 'node:path';
import { isObject, ownValue, parseJson } from './json.ts';

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

/** The machine, not the state, may be what made a replacement slow. */
const LONGEST_REST_MS = 20;

/**
 * Stores the state as JSON in a file that only its owner can read. While the file is being replaced, and for as long again,
 * so that a large state leaves time for other work, further writes wait and share the next replacement. A process killed at
 * any time leaves a whole state with everything that was `saved`. Fields missing from the file are taken from `initial`. An
 * unreadable file is renamed to `<name>.broken-<time>`, reported in one line, and replaced by `initial`.
 */
export function fileStore<State extends object>(
  path: string,
  initial: State,
  report: (line: string) => void = console.warn,
): FileStore<State> {
  let cached: State | undefined;
  let isWaiting = false;
  let last: Promise<void> = Promise.resolve();
  let restsUntil = 0;
  const save = async () => {
    const rest = restsUntil - performance.now();
    if (rest > 0) await sleep(rest);
    isWaiting = false;
    const start = performance.now();
    await replaceFile(path, JSON.stringify(cached));
    const end = performance.now();
    restsUntil = end + Math.min(end - start, LONGEST_REST_MS);
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

/** Whether it is an object whose parts are lists or records where those of `initial` are. */
function resembles<State extends object>(saved: unknown, initial: State): saved is Partial<State> {
  if (!isObject(saved)) return false;
  return Object.entries(initial).every(([name, value]) => {
    const found = ownValue(saved, name) ?? value;
    return (
      value === null ||
      (typeof found === typeof value && Array.isArray(found) === Array.isArray(value))
    );
  });
}
