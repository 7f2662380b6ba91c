import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { COMPILE_HINT, compileHints } from '#vite/compile-hints/plugin.ts';

const FILES: Record<string, string> = {
  '/app/index.html': '<script type="module" src="/src/main.ts"></script>',
  '/app/src/main.ts':
    'import("./routes/screen.ts"); import("./routes/other.ts"); import("./services/later.ts");',
  '/app/src/routes/screen.ts': 'import { shared } from "../ui/shared.ts"; console.log(shared);',
  '/app/src/routes/other.ts': 'import { shared } from "../ui/shared.ts"; console.log(shared, 2);',
  '/app/src/ui/shared.ts': 'export const shared = Math.random();',
  '/app/src/services/later.ts': 'console.log("later");',
};

async function chunksOf(app: Record<string, string>): Promise<Map<string, string>> {
  let bundle: Rolldown.OutputBundle = {};
  await build({
    root: '/app',
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: '/app/index.html' } },
    plugins: [
      compileHints(),
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (source, importer = '/app/index.html') => {
          const path = new URL(source, `file://${importer}`).pathname;
          return [source, `/app${source}`, path].find((id) => id in app);
        },
        load: (id) => app[id],
      },
      {
        name: 'keep',
        generateBundle: { order: 'post', handler: (_, output) => void (bundle = output) },
      },
    ],
  });
  return new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.name, file.code] as const] : [],
    ),
  );
}

it('marks the app, the screens and what they import, and nothing that is fetched later', async () => {
  const marked = [...(await chunksOf(FILES))].map(
    ([name, code]) => [name, code.startsWith(COMPILE_HINT)] as const,
  );
  expect(Object.fromEntries(marked)).toEqual({
    index: true,
    screen: true,
    other: true,
    shared: true,
    later: false,
  });
});
