import { expect, it } from 'vitest';
import { cloudfrontWarning } from '#vite/hosting/cloudfront.ts';
import { siteRules } from '#vite/hosting/site-rules.ts';

function warningFor(labels: number): string | null {
  const host = `${'a-long-label.'.repeat(labels)}example`;
  const settings = {
    userPoolEndpoint: `https://pool.${host}`,
    identityPoolEndpoint: `https://identity.${host}`,
    oauthOrigin: `https://auth.${host}`,
    formServiceUrl: `https://forms.${host}`,
    https: true,
  };
  return cloudfrontWarning(siteRules('https://www.lureproof.example', settings, ['index.html']));
}

it('warns about a policy that is too long for CloudFront, without stopping the build', () => {
  expect(warningFor(1)).toBeNull();
  expect(warningFor(24)).toMatch(/has \d{4} characters; CloudFront accepts 1783/);
});
