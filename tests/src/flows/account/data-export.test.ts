import { expect, it } from 'vitest';
import { dataExport, exportFileName } from '#src/flows/account/data-export.ts';

const NOW = Date.UTC(2026, 10, 23, 8, 30);

it('is a JSON document of all the data, with readable times and values', () => {
  const text = dataExport({
    product: 'Lureproof',
    now: NOW,
    account: {
      attributes: { email: 'ada@example.com' },
      signInType: 'social',
      mfa: { enabled: [], preferred: null },
    },
    sessions: null,
    passkeys: [{ id: 'one', name: 'Apple Passwords', addedAt: NOW }],
    chosenPlan: 'professional',
    kept: { local: { 'app.demo': '{"best":3}', 'app.theme': 'dark' }, session: {} },
  });
  expect(JSON.parse(text)).toEqual({
    product: 'Lureproof',
    exportedAt: '2026-11-23T08:30:00.000Z',
    account: { attributes: { email: 'ada@example.com' }, signInWith: 'Google' },
    secondFactors: { active: [], preferred: null },
    passkeys: [{ name: 'Apple Passwords', addedAt: '2026-11-23T08:30:00.000Z' }],
    sessions: null,
    chosenPlan: 'professional',
    thisBrowser: {
      localStorage: { 'app.demo': { best: 3 }, 'app.theme': 'dark' },
      sessionStorage: {},
    },
  });
});

it('has a file name with the product and the date', () => {
  expect(exportFileName('Lure & Proof', NOW)).toBe('lure-proof-data-2026-11-23.json');
});
