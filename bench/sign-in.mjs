#!/usr/bin/env node
/**
 * Times the waits of a whole sign-in on a phone with a quarter of the CPU's speed and two mobile networks, whose connections
 * take the round trips of real ones (lib/slow-link.mjs), against Amplify UI's Authenticator. Both sign the same kind of user
 * in to the same local user pool, in one shuffled run; the Authenticator has no identity pool. Prints medians; exits with 1
 * if a bound is exceeded. Without a registry, the comparison is skipped.
 *   --runs 5     sign-ins to each over each network
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { areFree, freePortBase, LOCAL_PORT_OFFSETS } from '../scripts/free-ports.mjs';
import { atMost, judge, shareOf } from './lib/bounds.mjs';
import { buildSite } from './lib/build-site.mjs';
import { FIRST_ANSWER, phoneNetwork, ROUND_TRIPS } from './lib/phone-network.mjs';
import { median, shuffled } from './lib/statistics.mjs';
import { printTable } from './lib/table.mjs';
import { inTemporaryDirectory } from './lib/temporary-directory.mjs';
import { buildAuthenticator } from './login/authenticator.mjs';
import { protectedUser } from './sign-in/people.mjs';
import { visit } from './sign-in/visit.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

const WHOSE = "the Authenticator's";
const WHOLE = 0.55;
const COLD = 0.9;
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

async function serveApps(network, directory, { userPoolId, clientId, origins }) {
  const at = (name) => join(directory, name);
  const pool = await network.service(origins.userPool);
  const preflights = () => pool.count('OPTIONS');
  process.env.VITE_USER_POOL_ENDPOINT = pool.origin;
  process.env.VITE_IDENTITY_POOL_ENDPOINT = (await network.service(origins.identityPool)).origin;
  await buildSite(at('site'));
  const ours = { ...OURS, preflights, ...(await network.site(at('site'))) };
  const cognito = { userPoolId, userPoolClientId: clientId, userPoolEndpoint: pool.origin };
  if (!(await buildAuthenticator(at('authenticator'), at('authenticator-site'), cognito))) {
    console.log('The Authenticator could not be fetched: the comparison was skipped.');
    return [ours];
  }
  const options = { fallback: 'index.html', plain: true };
  return [
    ours,
    { ...THEIRS, preflights, ...(await network.site(at('authenticator-site'), options)) },
  ];
}

async function measure(network, apps, world, roundTrip) {
  const visits = new Map(apps.map(({ name }) => [name, []]));
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const app of shuffled(apps)) {
      const user = await protectedUser(world);
      visits.get(app.name).push(await visit(network, roundTrip, app, user));
    }
  }
  return apps.map(({ name }) => medians(visits.get(name)));
}

function medians(visits) {
  const of = (figure) => median(visits.map((each) => each[figure]));
  const waits = Object.fromEntries(Object.keys(visits[0]).map((figure) => [figure, of(figure)]));
  return { ...waits, whole: median(visits.map(({ code, signedIn }) => code + signedIn)) };
}

/** The last column: the round trips that no app can avoid, if it is connected. SRP takes two calls; the first needs a preflight. */
const ROWS = [
  ['press of Sign in → code field', 'code', 3],
  ['code sent → success', 'verified', 1],
  ['code sent → signed in, without the pause', 'signedIn', 1],
  ['the whole sign-in’s waits', 'whole', 4],
  ['redirect → profile', 'redirect', 0],
  // Its own first answer, then, over a connection that takes three, the preflight and one call.
  ['profile, opened with an empty cache', 'cold', FIRST_ANSWER + 5],
];

/** Prints a network's figures, and returns its bounds. */
function report(roundTrip, [ours, theirs]) {
  const shown = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');
  printTable(
    [`${roundTrip} ms: wait`, 'ours ms', 'Authenticator ms', 'ratio', 'floor ms'],
    ROWS.map(([wait, figure, roundTrips]) => {
      const [our, their] = [ours[figure], theirs?.[figure]];
      return [wait, shown(our), shown(their), shown(our / their, 2), roundTrips * roundTrip];
    }),
  );
  console.log(`CORS preflights: ours ${ours.preflights}, theirs ${theirs?.preflights ?? '–'}`);
  const compared = (what, figure, limit) =>
    theirs === undefined
      ? []
      : [shareOf(WHOSE, `${roundTrip} ms: ${what}`, ours[figure], theirs[figure], limit)];
  return [
    ...compared('the waits of a whole sign-in', 'whole', WHOLE),
    atMost(`${roundTrip} ms: from the redirect to the profile`, ours.redirect, REDIRECT_MS, ' ms'),
    ...compared('the profile, opened cold', 'cold', COLD),
  ];
}

await inTemporaryDirectory(async (directory) => {
  const { world, services } = await startPool();
  try {
    const network = phoneNetwork();
    try {
      const apps = await serveApps(network, directory, world);
      const bounds = [];
      for (const roundTrip of ROUND_TRIPS) {
        bounds.push(...report(roundTrip, await measure(network, apps, world, roundTrip)));
      }
      judge(bounds);
    } finally {
      network.close();
    }
  } finally {
    await services.close();
  }
});
