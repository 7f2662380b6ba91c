import type { Plugin } from 'vite';
import { brand } from '../../src/config/brand.ts';
import { company } from '../../src/config/company.ts';
import { compileMarkdown } from './compile.ts';
import { fillIn } from './fill-in.ts';

/** `import { prose } from './text.md'`: Markdown as typed blocks, with the brand's facts filled in. */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    enforce: 'pre',
    transform: {
      filter: { id: /\.md$/ },
      handler(source) {
        const prose = compileMarkdown(fillIn(source, { brand, company }));
        return {
          code: `export const prose = ${JSON.stringify(prose)};`,
          map: null,
          moduleType: 'js',
        };
      },
    },
  };
}
