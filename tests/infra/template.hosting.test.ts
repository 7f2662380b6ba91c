import { describe, expect, it } from 'vitest';
import { CACHE_FOREVER, NOT_FOUND_PAGE, REDIRECTS } from '#vite/hosting/answer.ts';
import { cloudfrontFunction, cloudfrontWarning } from '#vite/hosting/cloudfront.ts';
import { NO_REFERRER_PATHS, securityHeaders } from '#vite/hosting/headers.ts';
import { siteRules } from '#vite/hosting/site-rules.ts';
import { evaluateTemplate, type Template } from '../setup/cloudformation.ts';

const SETTINGS = {
  userPoolEndpoint: 'https://cognito-idp.eu-west-1.amazonaws.com',
  oauthOrigin: 'https://auth.lureproof.example',
  formServiceUrl: 'https://forms.example',
  https: true,
  inline: { styles: ["'sha256-abc+/='"], scripts: ["'sha256-def='"] },
};
const POLICY = securityHeaders(SETTINGS)['Content-Security-Policy'] ?? '';

const { Parameters, Resources } = evaluateTemplate({ ContentSecurityPolicy: POLICY });
const { DistributionConfig } = Resources.Distribution.Properties;

/** The headers that CloudFront sends for a response headers policy. */
function sentBy({ Properties }: Template['Resources']['Headers']): Record<string, string> {
  const { SecurityHeadersConfig: security, CustomHeadersConfig } =
    Properties.ResponseHeadersPolicyConfig;
  const { AccessControlMaxAgeSec } = security.StrictTransportSecurity;
  return {
    'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'Strict-Transport-Security': `max-age=${AccessControlMaxAgeSec}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': security.FrameOptions.FrameOption,
    'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
  };
}

describe('the headers that CloudFront sends', () => {
  it('are those of the preview', () => {
    expect(sentBy(Resources.Headers)).toEqual(securityHeaders(SETTINGS, '/'));
  });

  it('differ between paths as the preview’s do', () => {
    const patterns = DistributionConfig.CacheBehaviors.map(({ PathPattern }) => PathPattern);
    expect(patterns).toEqual([...NO_REFERRER_PATHS].map((path) => `${path}*`));
    for (const path of NO_REFERRER_PATHS) {
      expect(sentBy(Resources.CallbackHeaders)).toEqual(securityHeaders(SETTINGS, path));
    }
  });

  it('include a build’s policy, if it isn’t longer than the build’s warning allows', () => {
    const { AllowedPattern, MaxLength } = Parameters.ContentSecurityPolicy;
    expect(POLICY).toMatch(new RegExp(`^(?:${AllowedPattern})$`));
    const rules = siteRules('https://www.lureproof.example', SETTINGS, []);
    const warningFor = (length: number) =>
      cloudfrontWarning({ ...rules, headers: { 'Content-Security-Policy': 'x'.repeat(length) } });
    expect(warningFor(MaxLength)).toBeNull();
    expect(warningFor(MaxLength + 1)).not.toBeNull();
  });
});

it('runs the function that each build writes', () => {
  expect(Resources.Paths.Properties.FunctionCode).toBe(
    cloudfrontFunction({ redirects: REDIRECTS }),
  );
});

it('answers missing files with the not-found page', () => {
  const pages = DistributionConfig.CustomErrorResponses.map(
    (response) => response.ResponsePagePath,
  );
  expect(pages).toEqual([`/${NOT_FOUND_PAGE}`]);
});

it('caches files for as long as they allow', () => {
  const { MaxTTL } = Resources.Caching.Properties.CachePolicyConfig;
  expect(CACHE_FOREVER).toContain(`max-age=${MaxTTL},`);
});
