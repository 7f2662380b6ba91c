import type { Rolldown } from 'vite';

/**
 * Which modules share a file. By default the bundler makes a file for every set of modules that the same screens
 * share: the sign-in form would request two dozen, half of them smaller than their headers. So the app's start is one
 * file, and what screens share is in a few, none of identity's on a public page (docs/decisions/0008). What only one
 * screen uses stays in that screen's file.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], priority: 1 },
  // Codes, keys and new passwords: what the sign-in form doesn't need.
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
  // Without the list of articles, so that only their own pages grow with it.
  shared(
    'marketing',
    /\/src\/(?:routes\/marketing\/(?:pricing|sections)|content\/en\/marketing\/(?!articles|calder|scenes))/,
  ),
  // The demo's code is small beside its messages, which alone grow with their number. Not the first of them,
  // which the landing page shows.
  {
    name: 'scenarios',
    test: /\/src\/content\/en\/demo\/(?:email|sms|chat|cues|scenarios|qr-code)/,
    includeDependenciesRecursively: false,
  },
  // Of public pages only.
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
