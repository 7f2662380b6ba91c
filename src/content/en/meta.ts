import { paths } from '#src/config/paths.ts';
import type { PageMeta } from '#src/content/page-meta.ts';
import { contactMeta, contactSalesMeta, supportMeta } from './form-meta.ts';
import { landingMeta } from './marketing/landing.ts';

/**
 * The metadata of every public page, by path. For the build and the tests: a page imports its own
 * alone, so that no page grows with the number of the others.
 */
export const pageMeta: Readonly<Record<string, PageMeta>> = {
  [paths.home]: landingMeta,
  [paths.contact]: contactMeta,
  [paths.contactSales]: contactSalesMeta,
  [paths.support]: supportMeta,
};
