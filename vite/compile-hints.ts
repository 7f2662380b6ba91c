import type { Plugin, Rolldown } from 'vite';
import { chunksOf, withImports } from './bundle-chunks.ts';

/**
 * V8's explicit compile hint (Chrome 136): functions are compiled off the main thread while the script downloads, not
 * one by one when a click waits for them. To other engines it is a comment.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts that hydrate a page: the app's own, those of the screens, and their static imports. What is
 * loaded later stays as it is, because most of it never runs.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // Last, because Vite prepends a line of its own and the hint works only in the first.
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
