import { expect, it } from 'vitest';
import { openingText } from '#src/routes/auth/redirect/opening-text.ts';

it.each([
  [null, 'Opening your dashboard…'],
  ['/dashboard/subscription', 'Opening your dashboard…'],
  ['/dashboard/?from=mail', 'Opening your dashboard…'],
  ['/dashboards', 'Opening your page…'],
  ['/pricing', 'Opening your page…'],
  ['http://localhost:4103/courses', 'Opening your lessons…'],
  ['https://elsewhere.example/dashboard', 'Opening your page…'],
])('after a sign-in that redirects to %s, names what opens', (redirectTo, text) => {
  expect(openingText(redirectTo)).toBe(text);
});
