import { expect, it } from 'vitest';
import { textsIn } from '#src/services/user-pool/amplify/texts.ts';

it('leaves out of a list what isn’t a text, because React can’t render it', () => {
  expect(textsIn(['name', ['name'], { name: 1 }, 7, null])).toEqual(['name']);
  expect(textsIn(undefined)).toEqual([]);
});
