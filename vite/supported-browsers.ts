import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';

/** The oldest versions are fixed in package.json, so newer data of browserslist wouldn't change what is built. */
process.env['BROWSERSLIST_IGNORE_OLD_DATA'] ??= 'true';
const supported = browserslist(undefined, { path: import.meta.dirname });

/** The oldest supported version of each browser in package.json's `browserslist`. */
export const oldestSupported = {
  chrome: oldest('chrome'),
  edge: oldest('edge'),
  firefox: oldest('firefox'),
  safari: oldest('safari'),
  ios_saf: oldest('ios_saf'),
} as const;

/** The same in the format of Vite's `build.target`. */
export const buildTarget: string[] = Object.entries(oldestSupported).map(
  ([name, version]) => name.replace('ios_saf', 'ios') + version,
);

/** The same in Lightning CSS's format. */
export const cssTargets = browserslistToTargets(
  Object.entries(oldestSupported).map(([name, version]) => `${name} ${version}`),
);

/** A range, such as `17.6-17.7`, counts by its first version. */
function oldest(browser: string): number {
  const entries = supported.filter((entry) => entry.startsWith(`${browser} `));
  return Math.min(...entries.map((entry) => parseFloat(entry.slice(browser.length))));
}
