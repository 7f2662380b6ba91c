import { expect, it } from 'vitest';
import { COMPILE_HINT, compileHints } from '#vite/compile-hints/plugin.ts';
import { bundleOf } from '../../setup/bundle-of.ts';

const FILES: Record<string, string> = {
  '/app/index.html': '<script type="module" src="/src/main.ts"></script>',
  '/app/src/main.ts':
    'import("./routes/screen.ts"); import("./routes/other.ts"); import("./services/later.ts");',
  '/app/src/routes/screen.ts': 'import { shared } from "../ui/shared.ts"; console.log(shared);',
  '/app/src/routes/other.ts': 'import { shared } from "../ui/shared.ts"; console.log(shared, 2);',
  '/app/src/ui/shared.ts': 'export const shared = Math.random();',
  '/app/src/services/later.ts': 'console.log("later");',
};

const chunks = Object.values(await bundleOf(FILES, [compileHints()])).filter(
  (file) => file.type === 'chunk',
);

it('marks the app, the screens and what they import, and nothing that is fetched later', () => {
  const marked = chunks.map(({ name, code }) => [name, code.startsWith(COMPILE_HINT)] as const);
  expect(Object.fromEntries(marked)).toEqual({
    index: true,
    screen: true,
    other: true,
    shared: true,
    later: false,
  });
});
