import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { writtenByBuild } from '../written-by-build.ts';
import { noticesOf, type Work } from './notices.ts';

/** The file to which /legal links. */
const FILE_NAME = 'third-party-licences.txt';
/** Vite's list of the packages in the scripts. */
const LIST = 'third-party-licences.json';

/** Third-party works other than scripts. Files are relative to the project's root. */
const OTHER_WORKS = [
  { name: 'Bricolage Grotesque', identifier: 'OFL-1.1', file: 'src/ui/fonts/ofl.txt' },
  { name: 'tailwindcss', identifier: 'MIT', file: 'node_modules/tailwindcss/LICENSE' },
];

/** Writes the licences of everything that the built site contains to one text file. */
export function thirdPartyLicences(): Plugin {
  let root = '';
  return {
    name: 'third-party-licences',
    enforce: 'post',
    config: () => ({ build: { license: { fileName: LIST } } }),
    configResolved(config) {
      ({ root } = config);
    },
    configureServer: (server) => writtenByBuild(server, FILE_NAME),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[LIST];
        if (list?.type !== 'asset') throw new Error(`Vite wrote no ${LIST}.`);
        const packages: Work[] = JSON.parse(String(list.source));
        const others = OTHER_WORKS.map(({ name, identifier, file }) => ({
          name,
          identifier,
          text: readFileSync(resolve(root, file), 'utf8'),
        }));
        delete bundle[LIST];
        this.emitFile({
          type: 'asset',
          fileName: FILE_NAME,
          source: noticesOf([...packages, ...others]),
        });
      },
    },
  };
}
