import { describe, expect, it } from 'vitest';
import { filesByScreen, findAssets, scriptByModule } from '#vite/prerender/assets.ts';
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

const bundle = await bundleOf(FILES);

describe('findAssets', () => {
  it('finds the script that everything starts with, and its styles', () => {
    const { app, styles } = findAssets(bundle);
    expect(app).toMatch(/^\/assets\/index-.*\.js$/);
    expect(styles).toMatch(/^\/assets\/index-.*\.css$/);
  });
});

describe('scriptByModule', () => {
  it('names the script of a screen', () => {
    expect(scriptByModule(bundle)('screens/a.ts')).toMatch(/^\/assets\/a-.*\.js$/);
  });

  it('throws for a module that has none', () => {
    expect(() => scriptByModule(bundle)('screens/c.ts')).toThrow('screens/c.ts');
  });
});

describe('filesByScreen', () => {
  it('names what shows a screen: the app, the screen, what these import, its styles', () => {
    const files = filesByScreen(bundle)('screens/a.ts').map((file) =>
      file.replace(/-[\w-]{8}\./, '.'),
    );
    expect(files.toSorted()).toEqual([
      '/assets/a.js',
      '/assets/index.js',
      '/assets/shared.css',
      '/assets/shared.js',
    ]);
    expect(files[0]).toBe('/assets/index.js');
  });

  it('throws for a screen that has no script', () => {
    expect(() => filesByScreen(bundle)('screens/c.ts')).toThrow('screens/c.ts');
  });
});
