import { readFile } from 'node:fs/promises';
import type { Plugin, Rolldown } from 'vite';

/** The part of a module's path that identifies Amplify's sign-in code. */
export const AMPLIFY_AUTH = '@aws-amplify/auth/dist/esm/';
const AMPLIFY_AUTH_ID = /@aws-amplify[\\/]auth[\\/]dist[\\/]esm[\\/]/;

/** A patched module, or a message about what has changed in Amplify since the patch was written. */
export type Patched = { code: string } | { problem: string };

/** Modules are identified by their path inside Amplify's package. `source` is the published file. */
export interface AmplifyPatch {
  name: string;
  /** The module on which the patch depends: if it is missing, patching the others is not enough. */
  target: string;
  needsTarget: (path: string, source: string) => boolean;
  /** The consequence if a build contains a module that needs the target, but not the target. */
  withoutTarget: string;
  /** Returns null for a module that needs no patch. */
  patch: (path: string, source: string) => Patched | null;
}

/**
 * Applies a patch to Amplify in builds, in the dev server and in its pre-bundled dependencies. Fails with a message if
 * Amplify's code isn't what the patch was written for, or if the patch's target is missing from a build that needs it.
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
        // Patched lines keep their numbers, and a replaced module has no map worth keeping.
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

/** Undefined for a module that isn't part of Amplify. */
function amplifyPath(moduleId: string): string | undefined {
  const file = filePath(moduleId).replaceAll('\\', '/');
  const start = file.lastIndexOf(AMPLIFY_AUTH);
  return start === -1 ? undefined : file.slice(start + AMPLIFY_AUTH.length);
}

/** Reads the published file, because the code passed to a hook may have lost its source map comment. */
function readSource(moduleId: string): Promise<string> {
  return readFile(filePath(moduleId), 'utf8');
}

function filePath(moduleId: string): string {
  return moduleId.split('?')[0] ?? moduleId;
}
