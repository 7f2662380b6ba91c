import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { localPorts } from '#local/settings.ts';
import { securitySettings } from '#vite/app-env/security-settings.ts';
import { readSettings } from '#vite/app-env/settings.ts';
import { answerFor } from '#vite/hosting/answer.ts';
import { contentTypeOf, UNKNOWN_TYPE } from '#vite/hosting/content-types.ts';
import { filesOf, hasFileIn, hostingDirectory, inlineHashesIn } from '#vite/hosting/built-site.ts';
import { headersAt, securityHeaders } from '#vite/hosting/headers.ts';
import { OPERATOR_SETTINGS } from '../../setup/site-settings.ts';
import { cloudfrontHost, pagesHost } from '../../setup/static-hosts.ts';

const site = inject('siteDirectory');
const hosting = (name: string) => readFileSync(join(hostingDirectory(site), name), 'utf8');
const hasFile = hasFileIn(site);

const files = filesOf(site).map((file) => `/${file}`);
const pages = files
  .filter((file) => file.endsWith('/index.html'))
  .map((file) => file.replace(/index\.html$/, ''));
/** Every URL path of the site: files, pages with and without a trailing slash, and some unknown ones. */
const PATHS = new Set([
  ...files.filter((file) => !file.endsWith('/index.html')),
  ...pages,
  ...pages.map((path) => path.replace(/(?<=.)\/$/, '')),
  '/.well-known/change-password',
  '/.well-known/resource-that-should-not-exist',
  '/nowhere',
  '/Features',
  '/blog/no-such-article',
  '/missing.png',
  '//login',
  '/login//',
  '/dashboard%2Fprofile',
]);

const settings = readSettings(OPERATOR_SETTINGS, localPorts(undefined));
if (!settings.env.ok) throw new Error('The settings are valid.');
const allowed = { ...securitySettings(settings, settings.env.value), inline: inlineHashesIn(site) };

/** The response of `npm run preview`. */
function previewed(path: string) {
  const answer = answerFor(path, hasFile);
  return {
    status: answer.status,
    file: 'file' in answer ? answer.file : null,
    location: 'location' in answer ? answer.location : null,
    headers: { ...headersAt(allowed, path), 'Cache-Control': answer.cacheControl },
  };
}

function onAllPaths<Value>(answer: (path: string) => Value): Record<string, Value> {
  return Object.fromEntries([...PATHS].map((path) => [path, answer(path)]));
}

it('covers every page and file of the site, each of a known media type', () => {
  expect(files.filter((file) => contentTypeOf(file) === UNKNOWN_TYPE)).toEqual([]);
  expect(pages).toEqual(expect.arrayContaining(['/', '/features/', '/dashboard/profile/']));
  expect(files).toContain('/404.html');
  const copies = ['index.html.br', 'index.html.gz', 'favicon.svg.br'];
  expect(copies.filter((copy) => !existsSync(join(site, copy)))).toEqual([]);
});

describe('_headers and _redirects', () => {
  const host = pagesHost(
    { headers: hosting('_headers'), redirects: hosting('_redirects') },
    hasFile,
  );

  it('answer every path like the preview', () => {
    const answers = onAllPaths((path) => {
      const { headers, ...answer } = host(path);
      // Of several values, browsers follow the last one that they support (Referrer Policy, 8.1).
      const referrerPolicy = headers['Referrer-Policy']?.split(', ').at(-1);
      return { ...answer, headers: { ...headers, 'Referrer-Policy': referrerPolicy } };
    });
    expect(answers).toEqual(onAllPaths(previewed));
  });

  it('stay within Cloudflare Pages’ limits: 100 rules, 2,000 characters a line', () => {
    const lines = hosting('_headers').split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
    expect(hosting('_redirects').split('\n').length).toBeLessThanOrEqual(2_000);
  });
});

describe('CloudFront', () => {
  const host = cloudfrontHost(hosting('cloudfront-function.js'), hasFile);

  it('answers every path like the preview', () => {
    expect(onAllPaths(previewed)).toMatchObject(onAllPaths(host));
  });

  it('receives the policy, which is short enough', () => {
    const file: unknown = JSON.parse(hosting('cloudfront.json'));
    const policy = securityHeaders(allowed)['Content-Security-Policy'];
    // One of the formats that `--parameter-overrides file://…` accepts (AWS CLI 2).
    expect(file).toEqual({ Parameters: { ContentSecurityPolicy: policy } });
    expect(policy?.length).toBeLessThanOrEqual(1_783);
  });
});
