import { readFile } from 'node:fs/promises';
import type { Plugin, Rolldown } from 'vite';

/** Where Amplify's sign-in code is published, as part of a path. */
export const AMPLIFY_AUTH = '@aws-amplify/auth/dist/esm/';
const AMPLIFY_AUTH_ID = /@aws-amplify[\\/]auth[\\/]dist[\\/]esm[\\/]/;

/** A module with the patch in it, or a sentence about what in Amplify has changed since the patch was written. */
export type Patched = { code: string } | { problem: string };

/** Modules are named by their path inside Amplify's package, and read as they were published. */
export interface AmplifyPatch {
  name: string;
  /** The module that every other one depends on for the patch to work. */
  target: string;
  needsTarget: (path: string, source: string) => boolean;
  /** What is wrong with a build that holds a module that needs the target, and not the target. */
  withoutTarget: string;
  /** Null for a module that stays as it is. */
  patch: (path: string, source: string) => Patched | null;
}

/**
 * Applies a patch to Amplify in builds, in the dev server and in the dependencies that it bundles beforehand.
 * Stops with a sentence when Amplify's code is not the code that the patch was written for, or when the
 * patch's target is missing from a build that needs it.
 */
export function patchAmplify(patch: AmplifyPatch): Plugin {
  return {
    ...patchPlugin(patch),
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [patchPlugin(patch)] } } }),
  };
}

function patchPlugin({ name, target, needsTarget, withoutTarget, patch }: AmplifyPatch) {
  let dependent: string | undefined;
  let hasTarget = false;
  return {
    name,
    buildStart() {
      dependent = undefined;
      hasTarget = false;
    },
    transform: {
      filter: { id: AMPLIFY_AUTH_ID },
      async handler(_, id) {
        const path = amplifyPath(id);
        if (path === undefined) return;
        const source = await readSource(id);
        if (path === target) hasTarget = true;
        else if (needsTarget(path, source)) dependent = path;
        const patched = patch(path, source);
        if (patched === null) return;
        if ('problem' in patched) this.error(`${name}: ${patched.problem}`);
        // Lines keep their numbers, so Amplify's own source map still points to the right place.
        return { code: patched.code, map: null };
      },
    },
    buildEnd(error) {
      if (error !== undefined || dependent === undefined || hasTarget) return;
      this.error(
        `${name}: ${dependent} is in the build, but ${target} was never loaded, so ${withoutTarget}. Has Amplify moved it?`,
      );
    },
  } satisfies Rolldown.Plugin;
}

/** Undefined for a module of anyone else. */
function amplifyPath(moduleId: string): string | undefined {
  const file = filePath(moduleId).replaceAll('\\', '/');
  const start = file.lastIndexOf(AMPLIFY_AUTH);
  return start === -1 ? undefined : file.slice(start + AMPLIFY_AUTH.length);
}

/** The published file: the code that a hook is handed may have lost its source map. */
function readSource(moduleId: string): Promise<string> {
  return readFile(filePath(moduleId), 'utf8');
}

function filePath(moduleId: string): string {
  return moduleId.split('?')[0] ?? moduleId;
}
