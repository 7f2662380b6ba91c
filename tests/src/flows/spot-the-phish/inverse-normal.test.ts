import { expect, it } from 'vitest';
import { inverseNormal } from '#src/flows/spot-the-phish/inverse-normal.ts';

it.each([
  [0.5, 0],
  [0.975, 1.959963985],
  [0.8413447461, 1],
  [0.99, 2.326347874],
  [0.001, -3.090232306],
  [1e-6, -4.753424309],
])('the quantile of %f is %f', (p, z) => {
  expect(inverseNormal(p)).toBeCloseTo(z, 7);
});
