import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { HostAnswer } from './answers.ts';

const OBSERVATORY = '@mdn/mdn-http-observatory/src';
const OUT = '.e2e/observatory';

interface Outcome {
  result: string | null;
  pass: boolean | null;
}

interface Observatory {
  ALL_TESTS: readonly ((requests: object) => Outcome)[];
  getScoreModifier: (result: string) => number;
  getGradeForScore: (score: number) => { score: number; grade: string };
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

/**
 * Replaces the parts of Mozilla Observatory that use the network, or a list downloaded at installation. Its tests are
 * functions of responses, and none of our hosts is on the preload list.
 */
const withoutNetwork: Plugin = {
  name: 'observatory-without-network',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.includes('http-observatory') === true && /\/(?:hsts|session)\.js$/.test(source)
      ? `\0${source}`
      : null,
  load(id) {
    if (id.endsWith('hsts.js')) return 'export const isHstsPreloaded = () => null;';
    return id.endsWith('session.js') && id.startsWith('\0') ? 'export class Session {}' : null;
  },
};

async function loadObservatory(): Promise<Observatory> {
  const entry = `
    export { ALL_TESTS } from '${OBSERVATORY}/constants.js';
    export { getGradeForScore, getScoreModifier } from '${OBSERVATORY}/grader/grader.js';
    export { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '${OBSERVATORY}/grader/charts.js';`;
  await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      withoutNetwork,
      {
        name: 'entry',
        resolveId: (id) => (id === 'observatory-entry' ? join(process.cwd(), 'entry.mjs') : null),
        load: (id) => (id.endsWith('/entry.mjs') ? entry : null),
      },
    ],
    ssr: { noExternal: true, external: ['jsdom'] },
    build: {
      ssr: true,
      outDir: OUT,
      emptyOutDir: true,
      minify: false,
      rollupOptions: {
        input: 'observatory-entry',
        output: { entryFileNames: 'observatory.mjs' },
      },
    },
  });
  const loaded: Observatory = await import(
    pathToFileURL(join(process.cwd(), OUT, 'observatory.mjs')).href
  );
  return loaded;
}

/** The responses that Observatory inspects: the home page, and its redirect from plain http. */
export interface Scanned {
  siteUrl: string;
  overHttp: HostAnswer;
  home: HostAnswer;
  /** The home page's response to another origin's preflight. */
  preflight: HostAnswer;
}

/** Mozilla Observatory's grade, computed as its scanner does, and the tests that cost points. */
export async function observatoryGrade({ siteUrl, overHttp, home, preflight }: Scanned) {
  const observatory = await loadObservatory();
  const url = new URL(siteUrl);
  const response = (answer: HostAnswer) => ({ ...answer, verified: true });
  const redirects = [
    { url: new URL(`http://${url.host}/`), status: overHttp.status },
    { url: new URL(overHttp.headers.location ?? `http://${url.host}/`), status: home.status },
  ];
  const requests = {
    hostname: url.hostname,
    resources: { path: home.body },
    session: { url, jar: null },
    responses: {
      auto: { ...response(home), httpEquiv: new Map() },
      cors: response(preflight),
      http: response(home),
      https: response(home),
      httpRedirects: redirects,
      httpsRedirects: redirects,
    },
  };
  const outcomes = observatory.ALL_TESTS.map((test) => test(requests));
  const modifiers = outcomes.map(({ result }) => observatory.getScoreModifier(result ?? ''));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const uncurved = sum(modifiers.filter((modifier) => modifier < 0));
  const score = uncurved >= observatory.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : uncurved;
  return {
    ...observatory.getGradeForScore(score),
    failed: outcomes.filter(({ pass }) => pass !== true).map(({ result }) => result),
  };
}
