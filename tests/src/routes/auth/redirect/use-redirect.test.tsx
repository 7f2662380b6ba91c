import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { withRedirect } from '#src/config/paths.ts';
import { useRedirect } from '#src/routes/auth/redirect/use-redirect.ts';

it.each([
  [null, 'Opening your dashboard…'],
  ['/dashboard/subscription', 'Opening your dashboard…'],
  ['/dashboard/?from=mail', 'Opening your dashboard…'],
  ['/dashboards', 'Opening your page…'],
  ['/pricing', 'Opening your page…'],
  ['http://localhost:4103/courses', 'Opening your lessons…'],
  ['https://elsewhere.example/dashboard', 'Opening your page…'],
])('after a sign-in that redirects to %s, names what opens', (asked, text) => {
  const { result } = renderHook(useRedirect, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[withRedirect('/login', asked)]}>{children}</MemoryRouter>
    ),
  });
  expect(result.current.opening).toBe(text);
});
