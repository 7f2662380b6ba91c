import type { Rolldown } from 'vite';

/**
 * Which modules share a file. By default the bundler writes a file for each set of modules shared by the same screens: the
 * sign-in form would request two dozen, half of them smaller than their headers. Here the app's entry is one file and
 * shared code is in a few, with no sign-in code on public pages (docs/decisions/0008). Code used by only one screen stays
 * in that screen's file.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], priority: 1 },
  // Codes, keys and new passwords, which the sign-in form doesn't need.
  shared('codes', [
    'routes/auth/shared/key',
    'routes/auth/shared/resend',
    'routes/auth/shared/chosen',
    'flows/authenticator',
    'content/en/auth/resend',
    'content/en/auth/set-up',
    'content/en/auth/panels/code',
    'content/en/auth/panels/new',
    'content/en/auth/panels/set-up',
    'content/en/auth/panels/verify',
    'ui/authenticator-key',
    'ui/checklist',
    'ui/code',
    'ui/copy',
    'ui/new-',
    'ui/use-countdown',
  ]),
  shared(
    'identity',
    [
      'routes/auth',
      'flows/',
      'services/site/clock-skew',
      'content/en/auth',
      'content/en/social',
      'config/redirect',
      'ui/password-field',
      'ui/qr-code',
      'ui/use-focus-field',
    ],
    { except: ['flows/contact-form', 'flows/spot-the-phish'] },
  ),
  shared('dashboard', ['routes/dashboard', 'content/en/dashboard']),
  shared('scenes', [
    'routes/marketing/scenes',
    'content/en/marketing/calder',
    'content/en/marketing/scenes',
  ]),
  shared(
    'marketing',
    ['routes/marketing/pricing', 'routes/marketing/sections', 'content/en/marketing/'],
    // Without the list of articles, so that only article pages grow with it.
    {
      except: [
        'content/en/marketing/articles',
        'content/en/marketing/calder',
        'content/en/marketing/scenes',
      ],
    },
  ),
  // The demo's messages, which far outweigh its code and will grow. Not the first one, which the landing page shows.
  {
    name: 'scenarios',
    test: inSource([
      'content/en/demo/email',
      'content/en/demo/sms',
      'content/en/demo/chat',
      'content/en/demo/cues',
      'content/en/demo/scenarios',
      'content/en/demo/qr-code',
    ]),
    includeDependenciesRecursively: false,
  },
  // Used only by public pages.
  shared('pages', [
    'ui/accordion',
    'ui/card',
    'ui/comparison',
    'ui/contents',
    'ui/error-summary',
    'ui/figures',
    'ui/medal',
    'ui/page-head',
    'ui/plan-card',
    'ui/price',
    'ui/prose',
    'ui/quote',
    'ui/scroll-region',
    'ui/section',
    'ui/text-area',
    'ui/use-count-up',
    'ui/use-first-seen',
    'lib/prose',
    'lib/scenario-specimen',
  ]),
  shared('ui', ['ui/', 'lib/', 'config/plan', 'content/en/specimen', 'content/en/plans']),
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

/** A file for modules that at least two screens import. A module belongs to the first group that names it. */
function shared(
  name: string,
  prefixes: readonly string[],
  { except = [] }: { except?: readonly string[] } = {},
): Rolldown.CodeSplittingGroup {
  const isNamed = inSource(prefixes);
  const isExcepted = inSource(except);
  return {
    name,
    test: (id) => isNamed(id) && !isExcepted(id),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  };
}

/** Whether a module's path, relative to `src/`, starts with one of `prefixes`. */
function inSource(prefixes: readonly string[]): (id: string) => boolean {
  return (id) => prefixes.some((prefix) => id.includes(`/src/${prefix}`));
}
