import type { Rolldown } from 'vite';
import { chunksOf, withImports } from '../bundle-chunks.ts';

/** Addresses of what the build wrote. */
export interface Assets {
  /** The app's script. */
  app: string;
  /** The app's style sheet. */
  styles: string;
  /** A module's own script. Throws when the module has none. */
  scriptOf: (module: string) => string;
  /** All that a screen's module needs: the app's script, the screen's, their static imports, and the screen's own styles. */
  filesOf: (module: string) => string[];
}

/** Throws unless the build has exactly one entry script and one style sheet. */
export function assetsOf(bundle: Rolldown.OutputBundle): Assets {
  const chunks = chunksOf(bundle);
  const entry = chunks.find((chunk) => chunk.isEntry);
  const [styles, ...others] = entry === undefined ? [] : stylesOf(entry);
  if (entry === undefined || styles === undefined || others.length > 0) {
    throw new Error('The build has no single entry with a single style sheet.');
  }
  const find = (module: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (chunk === undefined) throw new Error(`No script of the build is that of ${module}.`);
    return chunk;
  };
  return {
    app: `/${entry.fileName}`,
    styles: `/${styles}`,
    scriptOf: (module) => `/${find(module).fileName}`,
    filesOf: (module) => {
      const scripts = [...withImports(bundle, [entry, find(module)])];
      const own = new Set(scripts.filter((script) => script !== entry).flatMap(stylesOf));
      return [...scripts.map(({ fileName }) => fileName), ...own].map((file) => `/${file}`);
    },
  };
}

function stylesOf({ viteMetadata }: Rolldown.OutputChunk): string[] {
  return [...(viteMetadata?.importedCss ?? [])];
}
