import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { authPaths, publicPaths } from '#src/app/site-paths.ts';
import { filesOf } from '#vite/hosting/built-site.ts';
import { expect, test } from '../fixtures/shared-page.ts';
import { LIVE_PAGE } from '../world/live-page.ts';
import { accessLog } from '../world/nginx.ts';
import { productionWorld } from '../world/production.ts';
import { ask, type AskOptions, type HostAnswer } from './answers.ts';

/** nginx with the configuration that the build wrote for it. */

const SITE = productionWorld.origins.app;
const files = filesOf('.e2e/dist-production').map((file) => `/${file}`);
const pages = files
  .filter((file) => file.endsWith('/index.html'))
  .map((file) => file.replace(/index\.html$/, ''));

const ADDRESSES = [
  ...files,
  ...pages,
  ...pages.map((path) => path.replace(/(?<=.)\/$/, '')),
  '/login?redirectTo=%2Fdashboard',
  '/%6Cogin',
  '/dashboard%2Fprofile',
  '/callback?code=x',
  '/.well-known/change-password',
  '/.well-known/resource-that-should-not-exist',
  '/nowhere',
  '/Features',
  '/blog/no-such-article',
  '/assets',
  '/assets/',
  '/assets/gone-12345678.js',
  '/missing.png',
  '/index.html.gz',
  '//login',
  '/login//',
  '/login/index.html/',
];

const HASHED = files.find((file) => file.startsWith('/assets/')) ?? '';
const cookiesOf = (length: number) => ({ headers: { cookie: `a=${'b'.repeat(length)}` } });

/** Requests that no page of the site makes, or only in a browser with very many cookies. */
const ODD_REQUESTS: readonly [path: string, options: AskOptions, status: number][] = [
  [HASHED, { headers: { range: 'bytes=9999999-' } }, 200],
  ['/login', { method: 'POST' }, 405],
  ['/login/', { method: 'OPTIONS' }, 405],
  [HASHED, { method: 'DELETE' }, 405],
  ['/nowhere', { method: 'POST' }, 404],
  ['/login', cookiesOf(20_000), 200],
  ['/login', cookiesOf(40_000), 431],
];

/** Headers that must be the same on every server; compression and validators may differ. */
const COMPARED = [
  'content-type',
  'location',
  'allow',
  'cache-control',
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'access-control-allow-origin',
];

function compared({ status, headers, body }: HostAnswer) {
  const withoutPage = status >= 300 && status < 400;
  const type = withoutPage ? undefined : headers['content-type'];
  return {
    status,
    body: withoutPage ? '' : createHash('sha256').update(body).digest('hex'),
    ...Object.fromEntries(COMPARED.map((name) => [name, headers[name]])),
    'content-type': type,
    // Node.js refuses headers that are too large before it knows the path, nginx after.
    link: status === 431 ? undefined : headers['link'],
  };
}

test('nginx responds to every URL like npm run preview', async () => {
  for (const address of ADDRESSES) {
    const [served, previewed] = await Promise.all([ask('nginx', address), ask('preview', address)]);
    expect(compared(served), address).toEqual(compared(previewed));
  }
});

test('nginx responds to odd requests like npm run preview, with a page of the site', async () => {
  for (const [path, options, status] of ODD_REQUESTS) {
    const what = `${options.method ?? 'GET'} ${path} ${JSON.stringify(options).length}`;
    const [served, previewed] = await Promise.all([
      ask('nginx', path, options),
      ask('preview', path, options),
    ]);
    expect(compared(served), what).toEqual(compared(previewed));
    expect(served.status, what).toBe(status);
    expect(new Set(served.headerNames).size, what).toBe(served.headerNames.length);
    if (path !== HASHED) expect(served.body, what).toContain('<html lang="en-GB">');
  }
});

test('nginx sends the copies that the build has compressed, and so does npm run preview', async () => {
  const size = String(statSync('.e2e/dist-production/login/index.html.gz').size);
  for (const server of ['nginx', 'preview'] as const) {
    const { headers } = await ask(server, '/login', { headers: { 'accept-encoding': 'gzip' } });
    const { vary, 'content-encoding': encoding, 'content-length': length } = headers;
    expect([vary, encoding, length], server).toEqual(['Accept-Encoding', 'gzip', size]);
  }
});

test('nginx logs URLs without their query', async () => {
  const { status } = await ask('nginx', '/callback?code=never-logged');
  expect(status).toBe(200);
  await ask('nginx over http', '/callback?code=never-logged');
  const log = () => readFileSync(accessLog('.e2e/production/nginx'), 'utf8');
  await expect
    .poll(log)
    .toMatch(/"GET \/callback HTTP\/1\.1" 200 [^]*"GET \/callback HTTP\/1\.1" 301 /);
  expect(log()).not.toContain('never-logged');
});

test('every page renders under nginx without a policy violation', async ({ page }) => {
  for (const path of [...publicPaths, ...authPaths]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
  }
});

test('a page of the version before this one renders with this one’s headers', async ({ page }) => {
  const { headers } = await ask('nginx', '/careers');
  const policy = String(headers['content-security-policy']);
  const response = { 'content-type': 'text/html', 'content-security-policy': policy };
  await page.route('**/careers', (route) => route.fulfill({ headers: response, body: LIVE_PAGE }));
  await page.goto('/careers');
  await expect(page.getByRole('heading')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page).toHaveTitle('The live version');
});

test('plain http redirects to the same URL over https', async () => {
  const { status, headers } = await ask('nginx over http', '/pricing?from=mail');
  expect(status).toBe(301);
  expect(headers.location).toBe(`${SITE}/pricing?from=mail`);
});

/** What Mozilla Observatory gives an A+ for, beside the policy itself: a header's value, undefined if it has none. */
const HEADERS: Record<string, string | undefined> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'access-control-allow-origin': undefined,
  'set-cookie': undefined,
};

test('the home page has every header that protects a visitor, also for another origin', async () => {
  const origin = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' };
  for (const options of [{}, { method: 'OPTIONS', headers: origin }]) {
    const { headers } = await ask('nginx', '/', options);
    const found = Object.keys(HEADERS).map((name) => [name, headers[name]]);
    expect(Object.fromEntries(found)).toEqual(HEADERS);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)|script-src[^;]*(?:https?:|\*)/);
  }
});

test('Google’s CSP evaluator reports nothing above information', async () => {
  const { headers } = await ask('nginx', '/');
  const policy = new CspParser(String(headers['content-security-policy'])).csp;
  const findings = new CspEvaluator(policy).evaluate();
  const serious = findings.filter(({ severity }) => severity < Severity.INFO);
  expect(serious.map(({ description }) => description)).toEqual([]);
});
