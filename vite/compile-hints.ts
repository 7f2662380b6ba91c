import type { Plugin, Rolldown } from 'vite';
import { chunksOf, withImports } from './bundle-chunks.ts';

/**
 * V8's explicit compile hint (Chrome 136): compiles functions off the main thread while the script downloads, rather than
 * one by one while a click is waiting. Other engines ignore the comment.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts that hydrate a page: the app's entry, the screens and their static imports. Leaves out scripts that load
 * later, because most of their functions never run.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // Last, because Vite prepends a line, and the hint must be on the first one.
      order: 'post',
      handler(_, bundle) {
        const screens = chunksOf(bundle).filter((chunk) => chunk.isEntry || isScreen(chunk));
        for (const chunk of withImports(bundle, screens)) chunk.code = COMPILE_HINT + chunk.code;
      },
    },
  };
}

function isScreen({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  return facadeModuleId?.endsWith('.page.tsx') === true;
}
