import type { Plugin } from 'vite';
import { AMPLIFY_AUTH, patchAmplify, type Patched } from './patch-amplify.ts';

const CLIENTS = 'foundation/factories/serviceClients/cognitoIdentityProvider/';

/** The settings of every client of the user pool. */
export const CLIENT_SETTINGS = `${CLIENTS}constants.mjs`;
const UNCACHED = "cache: 'no-store'";

/**
 * Lets browsers cache the user pool's CORS preflight. Amplify (@aws-amplify/auth 6.21.1) calls the pool with a cache mode
 * for which Chromium ignores the cached one, so every call costs two round trips. Browsers never store the answer to a POST
 * in any mode, and the calls still have `cache-control: no-store`.
 */
export function cachedPreflights(): Plugin {
  return patchAmplify({
    name: 'cached-preflights',
    target: CLIENT_SETTINGS,
    needsTarget: (path) => path.startsWith(`${CLIENTS}create`),
    withoutTarget: 'every call still has a preflight of its own',
    patch: withCachedPreflights,
  });
}

/** Null for any other module. */
export function withCachedPreflights(path: string, code: string): Patched | null {
  if (path !== CLIENT_SETTINGS) return null;
  const parts = code.split(UNCACHED);
  return parts.length === 2
    ? { code: parts.join("cache: 'default'") }
    : {
        problem: `${AMPLIFY_AUTH}${path} has changed: it contains ${UNCACHED} ${parts.length - 1} times instead of once. Update vite/amplify-patches/cached-preflights.ts.`,
      };
}
