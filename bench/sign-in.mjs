#!/usr/bin/env node
/**
 * Times the waits of a whole sign-in over HTTP/2 on a throttled phone (slow 4G, a quarter of the CPU's speed) against
 * Amplify UI's Authenticator. Both sign the same kind of user in to the same local user pool, in one shuffled run; the
 * Authenticator has no identity pool. Prints medians; exits with 1 if a bound is exceeded. Without a registry, the
 * comparison is skipped.
 *   --runs 5     sign-ins to each
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { areFree, freePortBase, LOCAL_PORT_OFFSETS } from '../scripts/free-ports.mjs';
import { openBareBrowser } from './lib/bare-browser.mjs';
import { atMost, judge, shareOf } from './lib/bounds.mjs';
import { buildSite } from './lib/build-site.mjs';
import { throwAwayCertificate } from './lib/certificate.mjs';
import { serve } from './lib/serve.mjs';
import { median, shuffled } from './lib/statistics.mjs';
import { printTable } from './lib/table.mjs';
import { inTemporaryDirectory } from './lib/temporary-directory.mjs';
import { buildAuthenticator } from './login/authenticator.mjs';
import { protectedUser } from './sign-in/people.mjs';
import { visit } from './sign-in/visit.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

const WHOSE = "the Authenticator's";
const WHOLE = 0.7;
/** How long the profile took to open before the signed-in pages were optimised, in milliseconds. */
const COLD_BEFORE_MS = 6_350;
const COLD = 0.6;
const REDIRECT_MS = 150;
const FORM = `form: () => document.querySelector('input[type=password]')?.getClientRects().length > 0`;

const OURS = {
  name: 'ours',
  path: '/login',
  profile: '/dashboard/profile',
  fields: { email: '#email', password: '#password', code: '#code' },
  submit: 'main form [type=submit]',
  sendsByPress: false,
  ends: 'profile',
  /** How long the success is shown (docs/product, Sign-in). */
  pauseMs: 2_000,
  signs: `${FORM},
    code: () => document.querySelector('#code') !== null,
    verified: () => document.body?.textContent.includes('MFA verified'),
    profile: (email) => location.pathname === '/dashboard/profile' && document.querySelector('main')
      && (document.querySelector('main').textContent.includes(email)
        || [...document.querySelectorAll('main input')].some(({ value }) => value === email))`,
};

const THEIRS = {
  name: "Amplify UI's Authenticator",
  path: '/',
  profile: '/',
  fields: {
    email: 'input[name=username]',
    password: 'input[name=password]',
    code: 'input[name=confirmation_code]',
  },
  submit: 'form [type=submit]',
  sendsByPress: true,
  ends: 'verified',
  pauseMs: 0,
  signs: `${FORM},
    code: () => document.querySelector('input[name=confirmation_code]') !== null,
    verified: () => document.querySelector('#signed-in') !== null,
    profile: () => document.querySelector('[data-shown]') !== null`,
};

async function startPool() {
  const base = process.env.LOCAL_PORT_BASE ?? String(await freePortBase(LOCAL_PORT_OFFSETS));
  if (!(await areFree(LOCAL_PORT_OFFSETS.map((offset) => Number(base) + offset)))) {
    throw new Error(`The ports from ${base} on are taken: set LOCAL_PORT_BASE.`);
  }
  process.env.LOCAL_PORT_BASE = base;
  const [{ startLocalServices }, settings] = (
    await Promise.all([runnerImport('./local/start.ts'), runnerImport('./local/settings.ts')])
  ).map(({ module }) => module);
  const ports = settings.localPorts(base);
  const services = await startLocalServices({ ports, dataDir: null });
  return { world: settings.localWorld(ports), services };
}

async function serveApps(directory, { userPoolId, clientId, origins }) {
  const at = (name) => join(directory, name);
  await buildSite(at('site'));
  const tls = throwAwayCertificate();
  if (tls === undefined) console.log('No openssl: over HTTP/1.1.');
  const ours = { ...OURS, ...(await serve(at('site'), { tls })) };
  const cognito = {
    userPoolId,
    userPoolClientId: clientId,
    userPoolEndpoint: origins.userPool,
  };
  if (!(await buildAuthenticator(at('authenticator'), at('authenticator-site'), cognito))) {
    console.log('The Authenticator could not be fetched: the comparison was skipped.');
    return [ours];
  }
  const options = { fallback: 'index.html', plain: true, tls };
  return [ours, { ...THEIRS, ...(await serve(at('authenticator-site'), options)) }];
}

async function measure(apps, world, directory) {
  // The certificate is made for each run, so no browser trusts it.
  const browser = openBareBrowser(join(directory, 'profile'), ['--ignore-certificate-errors']);
  const visits = new Map(apps.map(({ name }) => [name, []]));
  try {
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const app of shuffled(apps)) {
        visits.get(app.name).push(await visit(browser, app, await protectedUser(world)));
      }
    }
  } finally {
    await browser.close();
  }
  return apps.map(({ name }) => medians(visits.get(name)));
}

function medians(visits) {
  const of = (figure) => median(visits.map((each) => each[figure]));
  const waits = Object.fromEntries(Object.keys(visits[0]).map((figure) => [figure, of(figure)]));
  return { ...waits, whole: median(visits.map(({ code, signedIn }) => code + signedIn)) };
}

const ROWS = [
  ['press of Sign in → code field', 'code'],
  ['code sent → success', 'verified'],
  ['code sent → signed in, without the pause', 'signedIn'],
  ['the whole sign-in’s waits', 'whole'],
  ['redirect → profile', 'redirect'],
  ['profile, opened with an empty cache', 'cold'],
];

function report([ours, theirs]) {
  const shown = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');
  printTable(
    ['wait', 'ours ms', 'Authenticator ms', 'ratio'],
    ROWS.map(([wait, figure]) => {
      const [our, their] = [ours[figure], theirs?.[figure]];
      return [wait, shown(our), shown(their), shown(our / their, 2)];
    }),
  );
  const compared = (what, figure, limit) =>
    theirs === undefined ? [] : [shareOf(WHOSE, what, ours[figure], theirs[figure], limit)];
  judge([
    ...compared('the waits of a whole sign-in', 'whole', WHOLE),
    atMost('from the redirect to the painted profile', ours.redirect, REDIRECT_MS, ' ms'),
    shareOf('6.35 s', 'the profile, opened cold', ours.cold, COLD_BEFORE_MS, COLD),
    ...compared('the profile, opened cold', 'cold', 1),
  ]);
}

await inTemporaryDirectory(async (directory) => {
  const { world, services } = await startPool();
  try {
    const apps = await serveApps(directory, world);
    try {
      report(await measure(apps, world, directory));
    } finally {
      for (const app of apps) app.close();
    }
  } finally {
    await services.close();
  }
});
