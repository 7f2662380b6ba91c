import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { authPaths, browserPaths, publicPaths } from '#src/app/site-paths.ts';
import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import {
  builtPages,
  documentAt,
  hasFile,
  htmlFiles,
  readSiteFile,
  siteFilePath,
  stylesOf,
} from '../../setup/built-site.ts';
import { SITE_URL } from '../../setup/site-url.ts';

/** External hosts that a page may link to, but never load anything from. */
const MAY_LINK_TO: ReadonlySet<string> = new Set([
  ...brand.social.map(({ url }) => url),
  'https://ico.org.uk/make-a-complaint/',
  // Advice for people whom our answer doesn't help.
  'https://www.equalityadvisoryservice.com/',
  'https://www.nist.gov/publications/nist-phish-scale-user-guide',
  'https://doi.org/10.1109/SP61157.2025.00076',
  'https://arxiv.org/abs/2502.20234',
  // Where Google users check what protects their account.
  'https://myaccount.google.com/signinoptions/two-step-verification',
]);
const FORM_SERVICE = 'https://forms.example';
/** Further hosts in scripts that are never requested: the security policy limits connections. */
const NAMED_IN_SCRIPTS: ReadonlySet<string> = new Set([
  // The name of an XML vocabulary.
  'www.w3.org',
  // In error messages of libraries, for developers.
  'aws-amplify.github.io',
  'docs.amplify.aws',
  'github.com',
  'react.dev',
  'reactrouter.com',
  // The only host that Amplify redirects to without https.
  'localhost',
]);

/** Rendered in the browser only. */
const renderedInBrowser: ReadonlySet<string> = new Set(
  Object.values(paths).filter((path) => !builtPages.some((page) => page.path === path)),
);

function attributes(path: string, selector: string, name: string): string[] {
  return [...documentAt(path).querySelectorAll(selector)].map((element) =>
    String(element.getAttribute(name)),
  );
}

/** What is wrong with a link within this site; null if it works. */
function problemOf(from: string, address: string): string | null {
  const url = new URL(address, SITE_URL + from);
  const target = url.pathname;
  if (!hasFile(target))
    return renderedInBrowser.has(target) && url.hash === '' ? null : `no page: ${address}`;
  if (url.hash === '' || target.endsWith('.svg')) return null;
  const id = decodeURIComponent(url.hash.slice(1));
  return documentAt(target).getElementById(id) === null ? `no such place: ${address}` : null;
}

const isElsewhere = (address: string) => new URL(address, SITE_URL).origin !== SITE_URL;
const all = builtPages.map(({ path }) => path);

describe.each(all)('%s', (path) => {
  const links = attributes(path, 'a[href], area[href]', 'href');

  it('has no broken link and no broken anchor', () => {
    const problems = links
      .filter((address) => !isElsewhere(address))
      .flatMap((address) => problemOf(path, address) ?? []);
    expect(links.length).toBeGreaterThan(5);
    expect(problems).toEqual([]);
  });

  it('links only to allowed hosts', () => {
    const foreign = links.filter((address) => isElsewhere(address) && !MAY_LINK_TO.has(address));
    const addresses = [brand.salesEmail, brand.supportEmail, brand.helloEmail];
    const known = (mail: string) => addresses.some((to) => mail.split('?')[0] === `mailto:${to}`);
    expect(foreign.filter((address) => !known(address))).toEqual([]);
  });

  it('loads nothing from another host', () => {
    const fetched = [
      ...attributes(path, '[src]', 'src'),
      ...attributes(path, 'link:not([rel=canonical],[rel=preconnect])', 'href'),
      ...attributes(path, 'script[data-app]', 'data-app').flatMap((list) => list.split(' ')),
      ...attributes(path, 'script[data-styles]', 'data-styles'),
    ];
    expect(fetched.filter(isElsewhere)).toEqual([]);
    expect(fetched.flatMap((address) => problemOf(path, address) ?? [])).toEqual([]);
    expect(stylesOf(path)).not.toMatch(/@import|url\(\s*["']?(?:https?:|\/\/)/);
  });

  it('submits forms only to this site or the form service', () => {
    const actions = attributes(path, 'form[action]', 'action');
    const foreign = actions.filter((address) => new URL(address, SITE_URL).origin !== FORM_SERVICE);
    expect(foreign.filter(isElsewhere)).toEqual([]);
  });
});

it('connects to another host only from screens that call it, never from a public page', () => {
  const connections = htmlFiles.flatMap((name) => {
    const links = readSiteFile(name).matchAll(/<link rel="preconnect" crossorigin href="([^"]*)"/g);
    return [...links].map(([, origin]) => `/${name.replace('/index.html', '')} → ${origin}`);
  });
  const silent: ReadonlySet<string> = new Set([paths.goodbye, paths.leave]);
  const calling = [...authPaths, ...browserPaths].filter((path) => !silent.has(path));
  expect(connections.toSorted()).toEqual(
    [
      ...calling.map((path) => `${path} → https://cognito-idp.eu-west-1.amazonaws.com`),
      `${paths.callback} → https://auth.lureproof.example`,
    ].toSorted(),
  );
});

it('every public page can be reached from the landing page', () => {
  const reached = new Set<string>();
  const waiting: string[] = [paths.home];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || !publicPaths.includes(path)) continue;
    reached.add(path);
    const links = attributes(path, 'a[href]', 'href').filter((address) => !isElsewhere(address));
    waiting.push(...links.map((address) => new URL(address, SITE_URL + path).pathname));
  }
  expect(publicPaths.filter((path) => !reached.has(path))).toEqual([]);
});

it('no script contains an unknown host', () => {
  const scripts = readdirSync(siteFilePath('assets')).filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => readSiteFile(`assets/${name}`)).join('\n');
  const named = code.matchAll(/\b(?:http|ws)s?:\/\/([a-z\d-]+(?:\.[a-z\d-]+)*)/gi);
  const hosts = new Set([...named].map(([, host = '']) => host));
  const known = new Set([...MAY_LINK_TO].map((address) => new URL(address).hostname));
  const isKnown = (host: string) =>
    known.has(host) || NAMED_IN_SCRIPTS.has(host) || host.endsWith('.example');
  expect(hosts.size).toBeGreaterThan(10);
  expect([...hosts].filter((host) => !isKnown(host))).toEqual([]);
});
