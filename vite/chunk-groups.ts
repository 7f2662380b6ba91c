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
  shared(
    'codes',
    /\/src\/(?:routes\/auth\/shared\/(?:key|resend|chosen)|flows\/authenticator|content\/en\/auth\/(?:resend|set-up|panels\/(?:code|new|set-up|verify))|ui\/(?:authenticator-key|checklist|code|copy|new-|use-countdown))/,
  ),
  shared(
    'identity',
    /\/src\/(?:routes\/auth|flows\/(?!contact-form|spot-the-phish)|services\/site\/clock-skew|content\/en\/(?:auth|social)|config\/redirect|ui\/(?:password-field|qr-code|use-focus-field))/,
  ),
  shared('dashboard', /\/src\/(?:routes\/dashboard|content\/en\/dashboard)/),
  shared(
    'scenes',
    /\/src\/(?:routes\/marketing\/scenes|content\/en\/marketing\/(?:calder|scenes))/,
  ),
  // Leaves out the list of articles, so that only article pages grow with it.
  shared(
    'marketing',
    /\/src\/(?:routes\/marketing\/(?:pricing|sections)|content\/en\/marketing\/(?!articles|calder|scenes))/,
  ),
  // The demo's messages, which far outweigh its code and will grow. Not the first one, which the landing page shows.
  {
    name: 'scenarios',
    test: /\/src\/content\/en\/demo\/(?:email|sms|chat|cues|scenarios|qr-code)/,
    includeDependenciesRecursively: false,
  },
  // Used only by public pages.
  shared(
    'pages',
    /\/src\/(?:ui\/(?:accordion|card|comparison|contents|error-summary|figures|medal|page-head|plan-card|price|prose|quote|scroll-region|section|text-area|use-count-up|use-first-seen)|lib\/(?:prose|scenario-specimen))/,
  ),
  shared('ui', /\/src\/(?:ui|lib|config\/plan|content\/en\/(?:specimen|plans))/),
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

function shared(name: string, test: RegExp): Rolldown.CodeSplittingGroup {
  return { name, test, minShareCount: 2, includeDependenciesRecursively: false };
}
