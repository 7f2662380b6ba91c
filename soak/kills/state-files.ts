import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface FoundFiles {
  problems: string[];
  /** Whether a write was interrupted, leaving the temporary file that was to replace the original. */
  cutOff: boolean;
}

/** Checks that every state file parses and none has been set aside as broken. */
export async function checkStateFiles(directory: string): Promise<FoundFiles> {
  const names = await readdir(directory);
  const problems: string[] = [];
  for (const name of names) {
    if (name.includes('.broken-')) problems.push(`${name} was set aside`);
    if (name.endsWith('.json') && !(await parses(join(directory, name)))) {
      problems.push(`${name} does not parse`);
    }
  }
  return { problems, cutOff: names.some((name) => name.endsWith('.next')) };
}

async function parses(path: string): Promise<boolean> {
  try {
    const state: unknown = JSON.parse(await readFile(path, 'utf8'));
    return typeof state === 'object' && state !== null;
  } catch {
    return false;
  }
}
