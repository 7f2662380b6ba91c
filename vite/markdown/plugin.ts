import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { brand } from '../../src/config/brand.ts';
import { company } from '../../src/config/company.ts';
import { outlineOf } from '../../src/lib/prose.ts';
import { compileMarkdown } from './compile.ts';
import { fillIn } from './fill-in.ts';

/**
 * `import { prose } from './text.md'`: Markdown as typed blocks, with the brand's facts filled in. With `?outline` after
 * the name, `outline`: the sections alone.
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
