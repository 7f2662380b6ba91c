import { expect, it } from 'vitest';
import { sentTime } from '#src/routes/demo/message/sent-time.ts';

it('shows the wall-clock time, and times before it, past midnight too', () => {
  expect(sentTime('2026-11-18T07:12')).toBe('07:12');
  expect(sentTime('2026-11-18T07:12', 4)).toBe('07:08');
  expect(sentTime('2026-11-18T00:01', 2)).toBe('23:59');
});
