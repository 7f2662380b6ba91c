import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

export function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/** These scripts and all their static imports, without duplicates. */
export function withImports(bundle: Bundle, scripts: readonly Chunk[]): ReadonlySet<Chunk> {
  const found = new Set<Chunk>();
  const add = (file: Bundle[string] | undefined) => {
    if (file?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    for (const fileName of file.imports) add(bundle[fileName]);
  };
  scripts.forEach(add);
  return found;
}
