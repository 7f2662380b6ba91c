import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { LocalPorts } from '#local/settings.ts';
import { freePortBase, LOCAL_PORT_OFFSETS } from '../../scripts/free-ports.mjs';
import { figureOf, type Figure } from '../lib/figure.ts';
import { bundleServices, startServices } from '../lib/local-services.ts';
import { inTemporaryDirectory } from '../lib/temporary-directory.ts';
import { googleSessions } from './google-sessions.ts';
import type { Ledger } from './ledger.ts';
import { profiles } from './profiles.ts';
import { registrations } from './registrations.ts';
import { Refused } from './requests.ts';
import { checkStateFiles } from './state-files.ts';
import { submissions } from './submissions.ts';
import { traits } from './traits.ts';

interface Options {
  kills: number;
  seed: number;
}

/** The state grows with each kill, so it is replaced after this many. */
const KILLS_OF_A_LIFE = 25;

/** Milliseconds from the first write to the kill. */
const moment = fc.integer({ min: 0, max: 250 });

interface Life {
  ledgers: readonly Ledger[];
  directory: string;
  bundle: string;
  portBase: number;
  failures: string[];
  cutOff: number;
}

/** Kills the services while every ledger is writing, then checks every acknowledged write. */
export function randomKills({ kills, seed }: Options): Promise<Figure> {
  return figureOf('kill -9 during concurrent writes', () =>
    inTemporaryDirectory(async (directory) => {
      const bundle = await bundleServices(directory);
      const moments = fc.sample(moment, { numRuns: kills, seed });
      const failures: string[] = [];
      let [cutOff, writes] = [0, 0];
      for (let from = 0; from < moments.length; from += KILLS_OF_A_LIFE) {
        const life: Life = {
          ledgers: newLedgers(),
          directory: join(directory, `life-${from}`),
          bundle,
          portBase: await freePortBase(LOCAL_PORT_OFFSETS),
          failures,
          cutOff: 0,
        };
        await mkdir(life.directory);
        await live(life, moments.slice(from, from + KILLS_OF_A_LIFE));
        cutOff += life.cutOff;
        for (const ledger of life.ledgers) writes += ledger.acknowledged();
      }
      const note = `${writes} writes acknowledged; ${cutOff} kills interrupted a file write`;
      return { count: kills, failures, note };
    }),
  );
}

function newLedgers(): Ledger[] {
  const people = ['first', 'second', 'third'].map((name) => profiles(`${name}@soak.example`));
  return [...people, registrations(), submissions(), googleSessions(), traits()];
}

async function live(life: Life, moments: readonly number[]): Promise<void> {
  for (const delay of [...moments, null]) {
    const services = await startServices(life.bundle, life.portBase, life.directory);
    const found = await Promise.all(life.ledgers.map((ledger) => verified(ledger, services.ports)));
    // The last start is only for a final check.
    const broken = delay === null ? [] : await killWhileWriting(life, services, delay);
    if (delay === null) await services.kill();
    const { problems, cutOff } = await checkStateFiles(life.directory);
    if (cutOff) life.cutOff += 1;
    const reported = services.log.map((line) => `the services reported: ${line}`);
    life.failures.push(...found.flat(), ...broken, ...problems, ...reported);
  }
}

async function verified(ledger: Ledger, ports: LocalPorts): Promise<string[]> {
  try {
    return await ledger.verify(ports);
  } catch (error) {
    return [`${ledger.what} could not be looked at: ${String(error)}`];
  }
}

async function killWhileWriting(
  { ledgers }: Life,
  services: { ports: LocalPorts; kill: () => Promise<void> },
  delay: number,
): Promise<string[]> {
  const killed = new AbortController();
  const writing = ledgers.map((ledger) => writeUntil(killed.signal, ledger, services.ports));
  await sleep(delay);
  killed.abort();
  await services.kill();
  return (await Promise.all(writing)).filter((problem) => problem !== null);
}

/** Why a write failed: null if the services were being killed, as intended, and didn't refuse it. */
async function writeUntil(
  killed: AbortSignal,
  ledger: Ledger,
  ports: LocalPorts,
): Promise<string | null> {
  try {
    for (;;) await ledger.write(ports);
  } catch (error) {
    const isIntended = killed.aborted && !(error instanceof Refused);
    return isIntended ? null : `${ledger.what}: ${String(error)}`;
  }
}
