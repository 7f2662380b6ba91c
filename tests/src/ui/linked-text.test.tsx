import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { bold, renderTags } from '#src/ui/linked-text.tsx';
import '@testing-library/jest-dom/vitest';

it('renders a tag as a link, by a function or as an element, and any other as plain words', () => {
  const text =
    '<b>Saved</b> as <file/>. Read <terms>our terms</terms>, <constructor>and more</constructor>.';
  const tags = { b: bold, file: <code>a.json</code>, terms: { to: '/terms' } };
  const { container } = render(<p>{renderTags(text, tags)}</p>, { wrapper: MemoryRouter });
  expect(container).toHaveTextContent('Saved as a.json. Read our terms, and more.');
  expect(screen.getByText('Saved').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'our terms' })).toHaveAttribute('href', '/terms');
});
