import { expect, it } from 'vitest';
import { linkedData, linkedDataElement } from '#vite/prerender/linked-data.ts';

it('can’t end its own element', () => {
  const page = { path: '/features', title: 'T', description: 'D', heading: '</script>' };
  const graph = linkedData(page, 'https://www.lureproof.example');
  expect(linkedDataElement(graph).match(/<\/script>/g)).toHaveLength(1);
});
