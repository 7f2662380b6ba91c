import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Prose } from '#src/ui/prose.tsx';
import { compileMarkdown } from '#vite/markdown/compile.ts';
import '@testing-library/jest-dom/vitest';

let taken: boolean | undefined;

/** Whether the router handled the click; nothing navigates here. */
function watchClick(event: Event): void {
  taken = event.defaultPrevented;
  event.preventDefault();
}

beforeEach(() => window.addEventListener('click', watchClick));
afterEach(() => window.removeEventListener('click', watchClick));

it.each([
  ['/terms', true],
  ['/terms#law', true],
  ['/third-party-licences.txt', false],
  ['https://ico.org.uk/', false],
])('the router handles a link to %s: %s', (href, isPage) => {
  render(
    <MemoryRouter>
      <Prose text={compileMarkdown(`[Read](${href})`)} />
    </MemoryRouter>,
  );
  const shown = screen.getByRole('link', { name: 'Read' });
  expect(shown).toHaveAttribute('href', href);
  fireEvent.click(shown);
  expect(taken).toBe(isPage);
});

describe('a table', () => {
  const show = (...lines: string[]) => render(<Prose text={compileMarkdown(lines.join('\n'))} />);

  it('has a header for each row and column, and no tab stop', () => {
    show('| Role | Play | Invite |', '| --- | --- | --- |', '| Learner | ✓ Yes | No |');
    const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(names).toEqual(['Role', 'Play', 'Invite']);
    expect(screen.getByRole('rowheader', { name: 'Learner' })).toBeVisible();
    expect(document.querySelector('[tabindex]')).toBeNull();
  });
});
