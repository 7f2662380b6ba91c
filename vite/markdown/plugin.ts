import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { brand } from '../../src/config/brand.ts';
import { company } from '../../src/config/company.ts';
import { outlineOf } from '../../src/lib/prose.ts';
import { compileMarkdown } from './compile.ts';
import { fillIn } from './fill-in.ts';

/**
 * `import { prose } from './text.md'` imports Markdown as typed blocks, with placeholders filled in. `import { outline } from
 * './text.md?outline'` imports only its sections.
 */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    enforce: 'pre',
    transform: {
      filter: { id: /\.md$/ },
      handler(source) {
        return script('prose', compiled(source));
      },
    },
    load: {
      filter: { id: OUTLINE },
      async handler(id) {
        const source = await readFile(id.replace(OUTLINE, '.md'), 'utf8');
        return script('outline', outlineOf(compiled(source)));
      },
    },
  };
}

const OUTLINE = /\.md\?outline$/;

function compiled(source: string) {
  return compileMarkdown(fillIn(source, { brand, company }));
}

function script(name: string, value: unknown) {
  return {
    code: `export const ${name} = ${JSON.stringify(value)};`,
    map: null,
    moduleType: 'js',
  } as const;
}
