import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { button, open } from '../../../../setup/screen.tsx';
import '@testing-library/jest-dom/vitest';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

it.each([
  ['Report', 'Well spotted: it’s a phish.', 'report'],
  ['Trust', 'That one’s a phish.', 'trust'],
])('a click on %s is answered in place, with a link to the demo', async (name, answer, said) => {
  const user = open('/');
  await user.click(await button(name));
  expect(screen.getByRole('heading', { name: answer })).toHaveFocus();
  expect(screen.getByText(/signs itself Redfinch/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Judge five more' })).toHaveAttribute(
    'href',
    `/demo?said=${said}`,
  );
});
