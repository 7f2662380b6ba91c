import type { Rolldown } from 'vite';

/** The app's script and its styles, as addresses. */
export interface Assets {
  app: string;
  styles: string;
}

/** Throws when the build has not one script to start with, and one style sheet. */
export function findAssets(bundle: Rolldown.OutputBundle): Assets {
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry);
  const styles = [...(entry?.viteMetadata?.importedCss ?? [])];
  const [only] = styles;
  if (entry === undefined || only === undefined || styles.length > 1) {
    throw new Error('The build has no single entry with a single style sheet.');
  }
  return { app: `/${entry.fileName}`, styles: `/${only}` };
}

/** The address of a module's own script. Throws when the module has none. */
export function scriptByModule(bundle: Rolldown.OutputBundle): (module: string) => string {
  const find = chunkByModule(bundle);
  return (module) => `/${find(module).fileName}`;
}

function chunkByModule(bundle: Rolldown.OutputBundle): (module: string) => Rolldown.OutputChunk {
  const chunks = chunksOf(bundle);
  return (module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (chunk === undefined) throw new Error(`No script of the build is that of ${module}.`);
    return chunk;
  };
}

/**
 * For the module of a screen, the addresses of all that shows it: the app's own script first, then the
 * screen's, whatever these import before they run, and the screen's own styles. Throws when no script
 * is the screen's.
 */
export function filesByScreen(bundle: Rolldown.OutputBundle): (module: string) => string[] {
  const chunks = chunksOf(bundle);
  const find = chunkByModule(bundle);
  return (module) => {
    const screen = find(module);
    const entry = chunks.find((chunk) => chunk.isEntry);
    const found = new Set<string>();
    const add = (fileName: string | undefined) => {
      if (fileName === undefined || found.has(fileName)) return;
      found.add(fileName);
      chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(add);
    };
    [entry?.fileName, screen.fileName].forEach(add);
    const styles = new Set<string>();
    for (const { isEntry, fileName, viteMetadata } of chunks) {
      if (!isEntry && found.has(fileName))
        viteMetadata?.importedCss.forEach((file) => styles.add(file));
    }
    return [...found, ...styles].map((file) => `/${file}`);
  };
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}
