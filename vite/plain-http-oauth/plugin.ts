import type { Plugin, Rolldown } from 'vite';
import { amplifyPath, OPENER, opensPages, withPlainHttp } from './replacements.ts';

const NAME = 'plain-http-oauth';
const AMPLIFY_AUTH = /@aws-amplify[\\/]auth[\\/]dist[\\/]esm[\\/]/;

/**
 * Lets Amplify reach the hosted pages over http, for local use only: it has https written into it.
 * Builds, the dev server and its pre-bundling are covered. Stops with a sentence when Amplify's code
 * is not the code this was written for.
 */
export function plainHttpOauth(): Plugin {
  return {
    ...replacement(),
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [replacement()] } } }),
  };
}

function replacement() {
  let opening: string | undefined;
  let openerSeen = false;
  return {
    name: NAME,
    buildStart() {
      opening = undefined;
      openerSeen = false;
    },
    transform: {
      filter: { id: AMPLIFY_AUTH },
      handler(code, id) {
        const path = amplifyPath(id);
        if (path === undefined) return;
        if (path === OPENER) openerSeen = true;
        if (opensPages(path)) opening = path;
        const outcome = withPlainHttp(path, code);
        if (outcome === null) return;
        if ('problem' in outcome) this.error(`${NAME}: ${outcome.problem}`);
        // Within one line, a few characters fewer: the source map still leads to the right place.
        return { code: outcome.code, map: null };
      },
    },
    buildEnd(error) {
      if (error !== undefined || opening === undefined || openerSeen) return;
      this.error(
        `${NAME}: ${opening} is in the build, but ${OPENER} was never loaded, so https is still forced somewhere. Has Amplify moved it?`,
      );
    },
  } satisfies Rolldown.Plugin;
}
