import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

/**
 * Which modules share a file. By default the bundler writes a file for each set of modules shared by the same screens: the
 * sign-in form would request two dozen, half of them smaller than their headers. Here the app's entry is one file and
 * shared code is in a few, with no sign-in code on public pages (docs/decisions/0008). Code used by only one screen stays
 * in that screen's file. A module belongs to the first group that names it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], priority: 1 },
  // Codes, keys and new passwords, which the sign-in form doesn't need.
  shared('codes', [
    'routes/auth/shared/no-code.tsx',
    'routes/auth/shared/resend-code.tsx',
    'routes/auth/shared/chosen-password.tsx',
    'flows/authenticator/',
    'content/en/auth/codes.ts',
    'content/en/auth/set-up.ts',
    'ui/authenticator-key.tsx',
    'ui/checklist.tsx',
    'ui/code-field.tsx',
    'ui/code-form.tsx',
    'ui/key-and-code.tsx',
    'ui/new-key.tsx',
    'ui/new-password-field.tsx',
  ]),
  shared(
    'identity',
    [
      'routes/auth/',
      'flows/',
      'services/site/clock-skew.ts',
      'services/user-pool/user-pool-error.ts',
      'content/en/auth/',
      'content/en/social-sign-in.ts',
      'config/redirect-origins.ts',
      'ui/password-field.tsx',
      'ui/qr-code.tsx',
      'ui/use-focus-field.ts',
    ],
    { except: ['flows/attempt.ts', 'flows/contact-form/', 'flows/spot-the-phish/'] },
  ),
  shared('dashboard', [
    'routes/dashboard/',
    'content/en/dashboard-overview.ts',
    'content/en/dashboard-security.ts',
    'content/en/dashboard.ts',
  ]),
  shared('scenes', [
    'routes/marketing/scenes/',
    'content/en/marketing/calder.ts',
    'content/en/marketing/scenes.ts',
  ]),
  shared(
    'marketing',
    ['routes/marketing/pricing/', 'routes/marketing/sections/', 'content/en/marketing/'],
    // Without the articles' copy, so that only article pages grow with it.
    {
      except: [
        'content/en/marketing/article-pictures.ts',
        'content/en/marketing/articles.ts',
        'content/en/marketing/calder.ts',
        'content/en/marketing/scenes.ts',
      ],
    },
  ),
  // The demo's messages, which far outweigh its code and will grow. Not the first one, which the landing page shows.
  {
    name: 'scenarios',
    test: isOneOf([
      'content/en/demo/email.ts',
      'content/en/demo/sms.ts',
      'content/en/demo/chat.ts',
      'content/en/demo/cues.ts',
      'content/en/demo/scenarios.ts',
      'content/en/demo/qr-code.ts',
    ]),
    includeDependenciesRecursively: false,
  },
  // Used only by public pages.
  shared('pages', [
    'ui/accordion.tsx',
    'ui/card.tsx',
    'ui/comparison-table.tsx',
    'ui/contents.tsx',
    'ui/document-text.tsx',
    'ui/error-summary.tsx',
    'ui/figures.tsx',
    'ui/medal.tsx',
    'ui/page-head.tsx',
    'ui/page-header.tsx',
    'ui/plan-card.tsx',
    'ui/price.tsx',
    'ui/prose.tsx',
    'ui/prose-table.tsx',
    'ui/quote.tsx',
    'ui/scroll-region.tsx',
    'ui/section.tsx',
    'ui/text-area-field.tsx',
    'ui/use-count-up.ts',
    'lib/count-when-seen.ts',
    'lib/prose.ts',
    'lib/scenario-specimen.ts',
  ]),
  shared('ui', [
    'ui/',
    'lib/',
    'flows/attempt.ts',
    'config/plans.ts',
    'content/en/specimen.ts',
    'content/en/plans.ts',
  ]),
];

/**
 * What only the server's bundle renders. Without this, what it imports would load with the demo's start: half of that
 * file was the later screens' copy and rules.
 */
export const rulesForSideEffects = [
  { test: /\/src\/routes\/demo\/(?:plain-round|draw-scenarios)/, sideEffects: false },
];

/** Names a page's file after its module, without `.page`. */
export function chunkFileNames({ name }: Rolldown.PreRenderedChunk): string {
  return `assets/${name.replace(/\.page$/, '')}-[hash].js`;
}

/** A file for modules that at least two screens import. */
function shared(
  name: string,
  modules: readonly string[],
  { except = [] }: { except?: readonly string[] } = {},
): Rolldown.CodeSplittingGroup {
  const isNamed = isOneOf(modules);
  const isExcepted = isOneOf(except);
  return {
    name,
    test: (id) => isNamed(id) && !isExcepted(id),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  };
}

/** Matches modules by their paths in `src/`; a folder ends in a slash. Throws if there is none of that name. */
function isOneOf(modules: readonly string[]): (id: string) => boolean {
  for (const path of modules) {
    if (!existsSync(join(import.meta.dirname, '../src', path)))
      throw new Error(`vite/chunk-groups.ts names src/${path}: there is no such file or folder.`);
  }
  return (id) => modules.some((path) => id.includes(`/src/${path}`));
}
