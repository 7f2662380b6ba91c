import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { withRedirect } from '#src/config/paths.ts';
import { useRedirect } from '#src/routes/auth/redirect/use-redirect.ts';

it.each([
  [null, 'Opening your dashboard…', '/dashboard/profile'],
  ['/dashboard/subscription', 'Opening your dashboard…', '/dashboard/subscription'],
  ['/dashboard/?from=mail', 'Opening your dashboard…', '/dashboard/?from=mail'],
  ['/dashboards', 'Opening your page…', '/dashboards'],
  ['/pricing', 'Opening your page…', '/pricing'],
  [
    'http://localhost:4103/courses',
    'Opening your lessons…',
    '/callback?redirectTo=http%3A%2F%2Flocalhost%3A4103%2Fcourses',
  ],
  [
    'https://elsewhere.example/dashboard',
    'Opening your page…',
    '/leave?redirectTo=https%3A%2F%2Felsewhere.example%2Fdashboard',
  ],
])('after a sign-in that redirects to %s, says %s and opens %s', (asked, text, href) => {
  const { result } = renderHook(useRedirect, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[withRedirect('/login', asked)]}>{children}</MemoryRouter>
    ),
  });
  expect(result.current).toMatchObject({ opening: text, href });
});
