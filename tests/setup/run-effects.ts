import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { configure, getConfig } from '@testing-library/react';

/**
 * When a test has found something, the effects of what is on the screen have run. React leaves them for a later task, which
 * on a busy machine comes after `findBy…` has returned. Evaluated once per process, as Testing Library is.
 */
const config = { ...getConfig() };
configure({
  asyncWrapper: (search) =>
    config.asyncWrapper(async () => {
      const found = await search();
      runEffects();
      return found;
    }),
});

const root = createRoot(document.createElement('div'));
let renders = 0;

/** Rendering anything at once makes React run all effects that wait. */
function runEffects(): void {
  renders += 1;
  flushSync(() => root.render(createElement('i', { key: renders })));
}
