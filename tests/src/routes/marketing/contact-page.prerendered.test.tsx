import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { supportWords } from '#content/forms.ts';
import { Page as Support } from '#src/routes/marketing/support.page.tsx';
import '@testing-library/jest-dom/vitest';

const roots: Root[] = [];

afterEach(async () => {
  for (const root of roots.splice(0)) await act(async () => root.unmount());
});

const page = (
  <StaticRouter location="/support">
    <Support />
  </StaticRouter>
);

/** The page as it was built, before hydration. */
function prerendered(): HTMLElement {
  const root = document.createElement('div');
  root.insertAdjacentHTML('beforeend', renderToString(page));
  document.body.append(root);
  return root;
}

async function hydrate(root: HTMLElement): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => roots.push(hydrateRoot(root, page)));
}

it('is a complete form before hydration, validated by the browser', () => {
  const form = prerendered().querySelector('form');
  expect(form?.action).toBe('http://localhost:4102/f/support');
  expect(form?.method).toBe('post');
  expect(form?.noValidate).toBe(false);
  expect(form?.querySelectorAll(':required')).toHaveLength(3);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('autocomplete', 'name');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'email');
});

it('keeps text typed before hydration, and restores the rest from the draft', async () => {
  sessionStorage.setItem(
    'app.tab.draft.support',
    JSON.stringify({ name: 'Ada', message: 'Hello, it is' }),
  );
  const root = prerendered();
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: supportWords.message });
  message.value = 'Hello';
  await hydrate(root);
  expect(message).toHaveValue('Hello');
  expect(message).toBe(screen.getByRole('textbox', { name: supportWords.message }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  expect(root.querySelector('form')?.noValidate).toBe(true);
});

it('reads its topic from the query without a hydration mismatch', async () => {
  const root = prerendered();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Support');
  window.history.replaceState(null, '', '/support?topic=cancel-subscription');
  await hydrate(root);
  expect(screen.getByRole('heading', { name: 'Cancel my plan' })).toBeVisible();
});
