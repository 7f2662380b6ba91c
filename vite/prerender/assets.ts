import type { Rolldown } from 'vite';
import { chunksOf, withImports } from '../bundle-chunks.ts';

/** The URLs of the build's output. */
export interface Assets {
  /** The app's script. */
  app: string;
  /** The app's style sheet. */
  styles: string;
  /** The style sheet of the font faces (src/ui/faces.css). */
  faces: string;
  /** A module's own script. Throws if it has none. */
  scriptOf: (module: string) => string;
  /** All files that a screen needs: the app's script, the screen's, their static imports, and the screen's own styles. */
  filesOf: (module: string) => string[];
}

/** Throws unless the build has exactly one entry script with one style sheet, and one of font faces. */
export function assetsOf(bundle: Rolldown.OutputBundle): Assets {
  const chunks = chunksOf(bundle);
  const entry = chunks.find((chunk) => chunk.isEntry);
  const [styles, ...others] = entry === undefined ? [] : stylesOf(entry);
  if (entry === undefined || styles === undefined || others.length > 0) {
    throw new Error('The build must have one entry with one style sheet.');
  }
  const find = (module: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (chunk === undefined) throw new Error(`The build has no script for ${module}.`);
    return chunk;
  };
  return {
    app: `/${entry.fileName}`,
    styles: `/${styles}`,
    faces: `/${facesOf(bundle)}`,
    scriptOf: (module) => `/${find(module).fileName}`,
    filesOf: (module) => {
      const scripts = [...withImports(bundle, [entry, find(module)])];
      const own = new Set(scripts.filter((script) => script !== entry).flatMap(stylesOf));
      return [...scripts.map(({ fileName }) => fileName), ...own].map((file) => `/${file}`);
    },
  };
}

function facesOf(bundle: Rolldown.OutputBundle): string {
  const found = Object.values(bundle).find(
    (file) => file.type === 'asset' && file.names.includes('faces.css'),
  );
  if (found === undefined) throw new Error('The build has no style sheet of font faces.');
  return found.fileName;
}

function stylesOf({ viteMetadata }: Rolldown.OutputChunk): string[] {
  return [...(viteMetadata?.importedCss ?? [])];
}
