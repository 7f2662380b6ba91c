import type { Plugin } from 'vite';
import { patchAmplify } from '../patch-amplify.ts';
import { OPENER, opensPages, withPlainHttp } from './replacements.ts';

/** Lets Amplify, which hard-codes https, reach the hosted pages over http. For local use only. */
export function plainHttpOauth(): Plugin {
  return patchAmplify({
    name: 'plain-http-oauth',
    target: OPENER,
    needsTarget: opensPages,
    withoutTarget: 'https is still forced somewhere',
    patch: withPlainHttp,
  });
}
