import type { StyleGroup } from '../../src/app/routes.ts';
import { criticalCss } from './critical-css.ts';

/**
 * The inline style sheet of each group: what any page of the group uses of the whole sheet. One style sheet for all
 * pages would not leave the landing page in a server's first flight; one for each page would need a policy for each,
 * which few hosts can send (docs/decisions/0011).
 */
export function stylesByGroup(
  sheet: string,
  pages: readonly { styles: StyleGroup; markup: string }[],
): ReadonlyMap<StyleGroup, string> {
  const groups = new Set(pages.map(({ styles }) => styles));
  return new Map(
    [...groups].map((group) => {
      const members = pages.filter(({ styles }) => styles === group);
      return [group, criticalCss(sheet, members.map(({ markup }) => markup).join(''))];
    }),
  );
}
