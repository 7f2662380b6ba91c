import { expect, it } from 'vitest';
import { fillIn } from '#vite/markdown/fill-in.ts';

const facts = { brand: { name: 'Lureproof' } };

it.each(['{{brand.other}}', '{{nobody.name}}', '{{brand}}', '{{brand.name.length}}'])(
  'refuses %s',
  (source) => {
    expect(() => fillIn(source, facts)).toThrow(`unknown placeholder ${source}`);
  },
);
