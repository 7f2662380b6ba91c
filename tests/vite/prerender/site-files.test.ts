import { describe, expect, it } from 'vitest';
import { securityTxtWarning } from '#vite/prerender/site-files.ts';

describe('the files beside the pages', () => {
  it('security.txt: no warning if it is valid for between two months and a year', () => {
    expect(securityTxtWarning('2027-10-31', new Date('2026-11-22T12:00:00Z'))).toBeNull();
  });

  it.each([
    ['2027-01-20', 'expires in 59 days'],
    ['2026-11-22', 'expires in 0 days'],
    ['2026-11-21', 'expired on 2026-11-21'],
    ['2028-01-01', 'over a year'],
  ])('security.txt until %s, on 22 November 2026: %s', (expires, words) => {
    const warning = securityTxtWarning(expires, new Date('2026-11-22T12:00:00Z'));
    expect(warning).toContain(words);
  });
});
