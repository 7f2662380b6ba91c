import type { Plugin, Rolldown } from 'vite';

/**
 * V8's explicit compile hint (Chrome 136): functions are compiled while the script arrives, beside the
 * main thread, not one by one when a press waits for them. Other engines read a comment.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts that take a page over: the app's own, those of the screens, and what these import
 * before they run. What is fetched later, if at all, stays as it is: most of it never runs.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // Vite puts something first too, and the hint counts in the first line alone.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of scriptsOfScreens(bundle)) chunk.code = COMPILE_HINT + chunk.code;
      },
    },
  };
}

function scriptsOfScreens(bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (file: Rolldown.OutputBundle[string] | undefined) => {
    if (file?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    for (const fileName of file.imports) add(bundle[fileName]);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && (file.isEntry || isScreen(file))) add(file);
  }
  return found;
}

function isScreen({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  return facadeModuleId?.includes('/src/routes/') === true;
}
