import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { configure, getConfig } from '@testing-library/react';

/**
 * Makes sure that effects have run when a query finds something. React defers them to a later task, which on a busy machine
 * may run after `findBy…` has returned. Evaluated once per process, like Testing Library.
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

/** Rendering anything synchronously makes React run all pending effects. */
function runEffects(): void {
  renders += 1;
  flushSync(() => root.render(createElement('i', { key: renders })));
}
