import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LinkedText, type TextLink } from '#src/ui/linked-text.tsx';
import '@testing-library/jest-dom/vitest';

function show(text: string, links: readonly TextLink[]) {
  const { container } = render(
    <MemoryRouter>
      <p>
        <LinkedText text={text} links={links} />
      </p>
    </MemoryRouter>,
  );
  expect(container).toHaveTextContent(text);
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

const LINKS = [
  { words: 'contact support', to: '/support' },
  { words: 'Sign in', to: '/login' },
] as const;

it('links the words in the order of the sentence', () => {
  expect(show('Sign in to confirm it, or contact support.', LINKS)).toEqual([
    ['Sign in', '/login'],
    ['contact support', '/support'],
  ]);
});

it('leaves a sentence without these words as it is', () => {
  expect(show('Try again in a minute.', LINKS)).toEqual([]);
});
