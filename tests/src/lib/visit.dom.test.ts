import { expect, it } from 'vitest';
import { noteVisit } from '#src/lib/visit.ts';

const push = (path: string, key: string) => window.history.pushState({ key }, '', path);

it.each<[string, () => void, boolean]>([
  ['nothing happens', () => undefined, true],
  ['an entry is pushed for another page', () => push('/pricing', 'b'), false],
  ['an entry is pushed for the same page', () => push('/login', 'b'), false],
  [
    'the state of the entry changes',
    () => window.history.replaceState({ key: 'a', usr: 1 }, ''),
    true,
  ],
])('a visit while %s', (_, happen, isSame) => {
  push('/login', 'a');
  const isSameVisit = noteVisit(() => 'ada');
  happen();
  expect(isSameVisit()).toBe(isSame);
});

it.each<[string | null, string | null, boolean]>([
  ['ada', 'ada', true],
  ['ada', 'grace', false],
  ['ada', null, true],
  [null, 'ada', false],
  [null, null, true],
])('a visit by %j, then by %j', (before, after, isSame) => {
  let user = before;
  const isSameVisit = noteVisit(() => user);
  user = after;
  expect(isSameVisit()).toBe(isSame);
});
