#!/usr/bin/env node
/**
 * The sign-in form over HTTP/2 with real throttling (slow 4G, a quarter of the CPU's speed), against
 * Amplify UI's Authenticator in the same shuffled run. Medians; ends with 1 when a bound is broken.
 * The Authenticator is installed into a temporary directory; without a registry, the comparison is
 * skipped, and no bound is judged.
 *   --runs 5     visits to each
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAuthenticator } from './login/authenticator.mjs';
import { visitForm } from './login/visit.mjs';
import { openBareBrowser } from './lib/bare-browser.mjs';
import { judge, shareOf } from './lib/bounds.mjs';
import { buildSite } from './lib/build-site.mjs';
import { throwAwayCertificate } from './lib/certificate.mjs';
import { serve } from './lib/serve.mjs';
import { median, shuffled } from './lib/statistics.mjs';
import { printTable } from './lib/table.mjs';
import { inTemporaryDirectory } from './lib/temporary-directory.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

const VISIBLE = 0.3;
const LIVE = 0.7;
const TBT = 0.2;
const WHOSE = "the Authenticator's";

async function serveForms(directory) {
  const at = (name) => join(directory, name);
  await buildSite(at('site'));
  const tls = throwAwayCertificate();
  if (tls === undefined) console.log('No openssl: over HTTP/1.1.');
  const site = await serve(at('site'), { tls });
  const ours = { name: 'ours', server: site, path: '/login', liveEvent: 'app:live' };
  if (!(await buildAuthenticator(at('authenticator'), at('authenticator-site')))) {
    console.log('The Authenticator could not be fetched: the comparison was skipped.');
    return [ours];
  }
  const server = await serve(at('authenticator-site'), {
    fallback: 'index.html',
    plain: true,
    tls,
  });
  return [ours, { name: "Amplify UI's Authenticator", server, path: '/' }];
}

async function measure(forms, runs, profile) {
  // The certificate was made for this run.
  const browser = openBareBrowser(profile, ['--ignore-certificate-errors']);
  const visits = new Map(forms.map(({ name }) => [name, []]));
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const { name, server, path, liveEvent } of shuffled(forms)) {
        visits.get(name).push(await visitForm(browser, server.origin + path, liveEvent));
      }
    }
  } finally {
    await browser.close();
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

function report(forms) {
  printTable(
    ['form', 'visible ms', 'live ms', 'TBT ms', 'JS B'],
    forms.map(({ name, visible, live, tbt, scriptBytes }) => [
      name,
      visible.toFixed(0),
      live.toFixed(0),
      tbt.toFixed(0),
      scriptBytes,
    ]),
  );
  const [ours, theirs] = forms;
  if (theirs === undefined) return;
  judge([
    shareOf(WHOSE, 'form visible', ours.visible, theirs.visible, VISIBLE),
    shareOf(WHOSE, 'form live', ours.live, theirs.live, LIVE),
    shareOf(WHOSE, 'total blocking time', ours.tbt, theirs.tbt, TBT),
  ]);
}

await inTemporaryDirectory(async (directory) => {
  const forms = await serveForms(directory);
  try {
    report(await measure(forms, Number(values.runs), join(directory, 'profile')));
  } finally {
    for (const { server } of forms) server.close();
  }
});
