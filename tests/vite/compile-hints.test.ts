import { expect, it } from 'vitest';
import { COMPILE_HINT, compileHints } from '#vite/compile-hints.ts';
import { bundleOf } from '../setup/bundle-of.ts';

const FILES: Record<string, string> = {
  '/app/index.html': '<script type="module" src="/src/main.ts"></script>',
  '/app/src/main.ts':
    'import("./routes/screen.page.tsx"); import("./routes/other.page.tsx"); import("./services/later.ts");',
  '/app/src/routes/screen.page.tsx':
    'import { shared } from "../ui/shared.ts"; console.log(shared); import("./game.tsx");',
  '/app/src/routes/other.page.tsx':
    'import { shared } from "../ui/shared.ts"; console.log(shared, 2);',
  '/app/src/routes/game.tsx': 'console.log("game");',
  '/app/src/ui/shared.ts': 'export const shared = Math.random();',
  '/app/src/services/later.ts': 'console.log("later");',
};

const chunks = Object.values(await bundleOf(FILES, [compileHints()])).filter(
  (file) => file.type === 'chunk',
);

it('marks the app, the screens and their static imports, and nothing that is loaded later', () => {
  const marked = chunks.map(({ name, code }) => [name, code.startsWith(COMPILE_HINT)] as const);
  expect(Object.fromEntries(marked)).toEqual({
    index: true,
    'screen.page': true,
    'other.page': true,
    shared: true,
    game: false,
    later: false,
  });
});
