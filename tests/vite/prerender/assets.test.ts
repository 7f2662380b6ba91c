import { expect, it } from 'vitest';
import { assetsOf } from '#vite/prerender/assets.ts';
import { bundleOf } from '../../setup/bundle-of.ts';

const FILES: Record<string, string> = {
  '/app/index.html': '<script type="module" src="/main.ts"></script>',
  '/app/main.ts': 'import "./main.css"; import("./screens/a.ts"); import("./screens/b.ts");',
  '/app/main.css': 'p { color: red }',
  '/app/screens/a.ts': 'import { shared } from "../shared.ts"; console.log("a", shared);',
  '/app/screens/b.ts': 'import { shared } from "../shared.ts"; console.log("b", shared);',
  '/app/shared.ts': 'import "./shared.css"; export const shared = Math.random();',
  '/app/shared.css': 'a { color: blue }',
};

const { app, styles, scriptOf, filesOf } = assetsOf(await bundleOf(FILES));

it('names the entry script and its styles', () => {
  expect(app).toMatch(/^\/assets\/index-.*\.js$/);
  expect(styles).toMatch(/^\/assets\/index-.*\.css$/);
});

it('names the script of a screen', () => {
  expect(scriptOf('screens/a.ts')).toMatch(/^\/assets\/a-.*\.js$/);
});

it('lists what a screen needs: the app, the screen, their imports, its styles', () => {
  const files = filesOf('screens/a.ts').map((file) => file.replace(/-[\w-]{8}\./, '.'));
  expect(files.toSorted()).toEqual([
    '/assets/a.js',
    '/assets/index.js',
    '/assets/shared.css',
    '/assets/shared.js',
  ]);
  expect(files[0]).toBe('/assets/index.js');
});

it('throws for a screen that has no script', () => {
  expect(() => scriptOf('screens/c.ts')).toThrow('screens/c.ts');
  expect(() => filesOf('screens/c.ts')).toThrow('screens/c.ts');
});
