import type { Rolldown } from 'vite';

/**
 * What shares a file. By itself the bundler makes a file of every set of modules that the same screens share: the
 * sign-in form would ask for two dozen, half of them smaller than the headers that they come with. So what the app
 * needs to start is one file, and what screens share comes in three, none of identity's on a public page. What is
 * one screen's alone stays in its own file.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], priority: 1 },
  shared(
    'identity',
    /\/src\/(?:routes\/auth|flows\/(?!contact-form)|content\/en\/(?:auth|social)|config\/redirect)/,
  ),
  // Not the list of articles: no page but theirs grows with it.
  shared(
    'marketing',
    /\/src\/(?:routes\/marketing\/sections|content\/en\/marketing\/(?!articles))/,
  ),
  shared('ui', /\/src\/(?:ui|lib|content\/en\/specimen)/),
];

function shared(name: string, test: RegExp): Rolldown.CodeSplittingGroup {
  return { name, test, minShareCount: 2, includeDependenciesRecursively: false };
}
