import type { Plugin, Rolldown } from 'vite';
import { chunksOf } from './bundle-chunks.ts';

/** A file for modules that several screens share. */
interface SharedFile {
  name: string;
  /** Folders, under `src`, of the modules that it may hold. Any by default. */
  holds?: readonly string[];
  /** Folders, under `src/routes`, of the screens that may share a module of this file. A longer path names one screen. */
  screens: readonly string[];
}

/** A module belongs to the first of these files that may hold it for all screens that use it, else to `ui`. */
const sharedFiles: readonly SharedFile[] = [
  {
    name: 'scenes',
    holds: ['routes/marketing/scenes/', 'content/en/marketing/scenes/'],
    screens: ['marketing/'],
  },
  // So that only article pages grow with the articles' copy.
  { name: 'articles', screens: ['marketing/articles/'] },
  { name: 'contact', screens: ['marketing/contact/'] },
  { name: 'legal', screens: ['legal/'] },
  {
    name: 'marketing',
    holds: ['routes/marketing/', 'content/en/marketing/'],
    screens: ['marketing/'],
  },
  // What the game shares with its result, which comes later.
  { name: 'round', screens: ['demo/game.tsx', 'demo/result/'] },
  { name: 'pages', screens: ['marketing/', 'legal/', 'demo/'] },
  { name: 'dashboard', screens: ['dashboard/'] },
  // Codes, keys and new passwords, which the sign-in form doesn't need.
  {
    name: 'codes',
    screens: [
      'auth/sign-in/challenge-screen.tsx',
      'auth/sign-up/',
      'auth/password-reset/',
      'auth/authenticator/',
      'dashboard/profile/',
    ],
  },
  { name: 'identity', screens: ['auth/', 'dashboard/'] },
];

const USER_POOL = 'user-pool';

const SCENARIOS = '/src/content/en/demo/scenarios/';

const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], priority: 1 },
  // The demo's messages, which far outweigh its code and will grow.
  { name: 'scenarios', test: SCENARIOS, includeDependenciesRecursively: false },
  { name: sharedFileOf, test: '/src/', minShareCount: 2, includeDependenciesRecursively: false },
];

/**
 * What only the server's bundle renders. Without this, what it imports would load with the demo's start: half of that
 * file was the later screens' copy and rules.
 */
const rulesForSideEffects = [
  { test: /\/src\/routes\/demo\/(?:plain-round|draw-scenarios)/, sideEffects: false },
];

/**
 * Writes few files. By default the bundler writes one for each set of modules shared by the same screens: the sign-in form
 * would request two dozen, half of them smaller than their headers. Here the app's entry is one file and shared code is in
 * a few, with no sign-in code on public pages (docs/decisions/0008). Code used by only one screen stays in that screen's
 * file. A shared file for which there is no module fails the build.
 */
export function fewFiles(): Plugin {
  return {
    name: 'few-files',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: rulesForSideEffects },
          output: { chunkFileNames, codeSplitting: { groups } },
        },
      },
    }),
    generateBundle(_, bundle) {
      const written = new Set(chunksOf(bundle).map(({ name }) => name));
      const wanted = [...sharedFiles.map(({ name }) => name), 'scenarios', 'ui', USER_POOL];
      const empty = wanted.filter((name) => !written.has(name));
      if (empty.length > 0)
        throw new Error(`vite/chunk-groups.ts: no module belongs to ${empty.join(', ')}.`);
    },
  };
}

/** Names a page's file after its module, without `.page`. */
function chunkFileNames({ name }: Rolldown.PreRenderedChunk): string {
  return `assets/${name.replace(/\.page$/, '')}-[hash].js`;
}

function sharedFileOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const screens = screensOf(id, context);
  if (screens.has(id)) return null;
  // What Amplify's calls and the passkeys' share, which no public page may load.
  if ([...screens].every((screen) => screen.includes('/src/services/user-pool/'))) {
    return USER_POOL;
  }
  const found = sharedFiles.find(
    (file) =>
      (file.holds ?? ['']).some((folder) => id.includes(`/src/${folder}`)) &&
      [...screens].every((screen) =>
        file.screens.some((folder) => screen.includes(`/src/routes/${folder}`)),
      ),
  );
  return found?.name ?? 'ui';
}

/** The modules loaded by `import()`, such as pages, that need this one. */
function screensOf(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const screens = new Set<string>();
  const users = new Set([id]);
  for (const user of users) {
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(user) ?? {};
    if (dynamicImporters.length > 0) screens.add(user);
    for (const importer of importers) users.add(importer);
  }
  return screens;
}
