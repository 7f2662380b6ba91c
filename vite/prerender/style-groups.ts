import type { StyleGroup } from '../../src/app/route.ts';
import { criticalCss } from './critical-css.ts';

/**
 * The inline style sheet of each group: the part of the complete sheet that any page in the group uses. With a single sheet
 * the landing page wouldn't fit the first flight; with one per page, every page would need its own policy, which few hosts
 * support (docs/decisions/0011).
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
