import { expect, it } from 'vitest';
import { partOf, textOf } from '../../setup/built-site.ts';

/** Claims and promises (docs/product), each with a page that makes it. */
it.each([
  [
    'realistic phishing simulations by email, SMS and chat',
    '/',
    /realistic phish by email, SMS and chat/,
  ],
  ['points, badges and leaderboards', '/features', /Points.*Badges.*Leaderboards/],
  ['risk scoring and analytics dashboards', '/features', /Risk scoring.*Analytics dashboards/],
  [
    'automatic micro-training for people who fail a simulation',
    '/features',
    /Anyone who fails a simulation automatically gets a lesson/,
  ],
  ['role-based access control', '/features', /Role-based access control/],
  ['SSO, SCIM and API integrations', '/features', /SSO, SCIM and API/],
  ['over 20 languages', '/features', /Over 20 languages/],
  ['a reporting plugin', '/features', /Reporting plugin/],
  ['compliance reports', '/features', /Compliance reports/],
  ['individuals: freelancers and job seekers', '/', /freelancers and job seekers/i],
  ['small businesses and large enterprises', '/solutions', /Small businesses.*Large enterprises/],
  ['a 14-day free trial on all plans', '/pricing', /14-day free trial on all plans/],
  ['no credit card', '/pricing', /no credit card/],
  ['no setup fees', '/pricing', /no setup fees/],
  ['major cards and ACH', '/pricing', /By the major credit and debit cards or by ACH/],
  ['invoicing for Enterprise', '/pricing', /Enterprise customers can pay by invoice/],
  ['10,000+ users trained', '/how-it-works', /10,000\+/],
  ['setup in under 15 minutes', '/', /set up in under 15 minutes/],
  ['setup in under 30 minutes', '/how-it-works', /in under 30\./],
  ['99.99% uptime', '/features', /99\.99% uptime/],
  ['that prices do not include VAT', '/pricing', /exclude VAT/],
])('%s', (_, path, words) => {
  expect(textOf(partOf(path))).toMatch(words);
});
