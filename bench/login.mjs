#!/usr/bin/env node
/**
 * The sign-in form on a phone with a quarter of the CPU's speed and two mobile networks, whose connections take the round
 * trips of real ones (lib/slow-link.mjs), against Amplify UI's Authenticator in the same shuffled run. Medians; ends with 1
 * when a bound is broken.
 * The Authenticator is installed into a temporary directory; without a registry, the comparison is
 * skipped, and no bound is judged.
 *   --runs 5     visits to each over each network
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAuthenticator } from './login/authenticator.mjs';
import { visitForm } from './login/visit.mjs';
import { judge, shareOf } from './lib/bounds.mjs';
import { buildSite } from './lib/build-site.mjs';
import { FIRST_ANSWER, phoneNetwork, ROUND_TRIPS } from './lib/phone-network.mjs';
import { median, shuffled } from './lib/statistics.mjs';
import { printTable } from './lib/table.mjs';
import { inTemporaryDirectory } from './lib/temporary-directory.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

const VISIBLE = 0.3;
const LIVE = 0.75;
const TBT = 0.2;
const WHOSE = "the Authenticator's";
/** Round trips that no page can avoid: a prerendered form is in the first answer, and its scripts are one more away. */
const FLOOR = { visible: FIRST_ANSWER, live: FIRST_ANSWER + 1 };
/** Nobody signs in, so the user pool is only ever connected to. */
const UNUSED_SERVICE = 'http://127.0.0.1:9';

async function serveForms(network, directory) {
  const at = (name) => join(directory, name);
  process.env.VITE_USER_POOL_ENDPOINT = (await network.service(UNUSED_SERVICE)).origin;
  await buildSite(at('site'));
  const site = await network.site(at('site'));
  const ours = { name: 'ours', server: site, path: '/login', liveEvent: 'app:live' };
  if (!(await buildAuthenticator(at('authenticator'), at('authenticator-site')))) {
    console.log('The Authenticator could not be fetched: the comparison was skipped.');
    return [ours];
  }
  const options = { fallback: 'index.html', plain: true };
  const server = await network.site(at('authenticator-site'), options);
  return [ours, { name: "Amplify UI's Authenticator", server, path: '/' }];
}

async function measure(network, forms, roundTrip) {
  const visits = new Map(forms.map(({ name }) => [name, []]));
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const { name, server, path, liveEvent } of shuffled(forms)) {
      const url = server.origin + path;
      visits.get(name).push(await visitForm(network, roundTrip, url, liveEvent));
    }
  }
  return forms.map(({ name, server, path }) => summary(name, visits.get(name), server, path));
}

function summary(name, visits, server, path) {
  const of = (figure) => median(visits.map(figure));
  const fetched = ({ scripts }) =>
    scripts.reduce((sum, url) => sum + server.bytes(new URL(url).pathname), 0);
  return {
    name,
    visible: of(({ visible }) => visible),
    live: of(({ live }) => live),
    tbt: of(({ tbt }) => tbt),
    scriptBytes: of(fetched) + server.inlineScriptBytes(path),
  };
}

/** Prints a network's figures, and returns its bounds. */
function report(roundTrip, forms) {
  const floor = { visible: FLOOR.visible * roundTrip, live: FLOOR.live * roundTrip };
  printTable(
    [`${roundTrip} ms`, 'visible ms', 'live ms', 'TBT ms', 'JS B'],
    [
      ...forms.map(({ name, visible, live, tbt, scriptBytes }) => [
        name,
        visible.toFixed(0),
        live.toFixed(0),
        tbt.toFixed(0),
        scriptBytes,
      ]),
      ['floor: round trips', floor.visible, floor.live, 0, 0],
    ],
  );
  const [ours, theirs] = forms;
  if (theirs === undefined) return [];
  const share = (what, figure, limit, least = 0) =>
    shareOf(WHOSE, `${roundTrip} ms: ${what}`, ours[figure] - least, theirs[figure] - least, limit);
  return [
    share('form visible, beyond the floor', 'visible', VISIBLE, floor.visible),
    share('form live', 'live', LIVE),
    share('total blocking time', 'tbt', TBT),
  ];
}

await inTemporaryDirectory(async (directory) => {
  const network = phoneNetwork();
  try {
    const forms = await serveForms(network, directory);
    const bounds = [];
    for (const roundTrip of ROUND_TRIPS) {
      bounds.push(...report(roundTrip, await measure(network, forms, roundTrip)));
    }
    if (bounds.length > 0) judge(bounds);
  } finally {
    network.close();
  }
});
