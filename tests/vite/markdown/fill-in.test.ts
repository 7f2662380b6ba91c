import { expect, it } from 'vitest';
import { fillIn } from '#vite/markdown/fill-in.ts';

const facts = {
  brand: { name: 'Lureproof' },
  company: { office: ['1 Street', 'Town'], since: 2024 },
};

it('fills in the facts', () => {
  expect(fillIn('{{brand.name}}, {{company.office}}, {{company.since}}', facts)).toBe(
    'Lureproof, 1 Street, Town, 2024',
  );
});

it.each(['{{brand.other}}', '{{nobody.name}}', '{{brand}}', '{{brand.name.length}}'])(
  'refuses %s',
  (source) => {
    expect(() => fillIn(source, facts)).toThrow(`unknown placeholder ${source}`);
  },
);
