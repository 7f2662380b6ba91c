import { brand } from '#src/config/brand.ts';

/** The title of the tab, for a screen whose title is the same as its heading. */
export function documentTitle(title: string): string {
  return `${title} · ${brand.name}`;
}
