import { articleKinds } from '#src/config/article-paths.ts';
import { paths } from '#src/config/paths.ts';
import type { PageMeta } from '#src/content/page-meta.ts';
import { contactMeta, contactSalesMeta, supportMeta } from './form-meta.ts';
import { featuresMeta } from './marketing/features.ts';
import { howItWorksMeta } from './marketing/how-it-works.ts';
import { landingMeta } from './marketing/landing.ts';
import { pricingMeta } from './marketing/pricing.ts';
import { cookiesHead, legalHead, privacyHead, termsHead } from './legal/meta.ts';
import { articleMeta, articlesOf, listMeta } from './marketing/articles.ts';
import { aboutMeta, careersMeta } from './marketing/company.ts';
import { demoMeta } from './marketing/demo.ts';
import { getStartedMeta } from './marketing/get-started.ts';
import { solutionsMeta } from './marketing/solutions.ts';

/**
 * The metadata of every public page, by path. For the build and the tests: a page imports its own
 * alone, so that no page grows with the number of the others.
 */
export const pageMeta: Readonly<Record<string, PageMeta>> = {
  [paths.home]: landingMeta,
  [paths.features]: featuresMeta,
  [paths.howItWorks]: howItWorksMeta,
  [paths.pricing]: pricingMeta,
  [paths.contact]: contactMeta,
  [paths.contactSales]: contactSalesMeta,
  [paths.support]: supportMeta,
  [paths.solutions]: solutionsMeta,
  [paths.getStarted]: getStartedMeta,
  [paths.aboutUs]: aboutMeta,
  [paths.careers]: careersMeta,
  [paths.demo]: demoMeta,
  [paths.terms]: termsHead,
  [paths.privacy]: privacyHead,
  [paths.cookies]: cookiesHead,
  [paths.legal]: legalHead,
  ...Object.fromEntries(articleKinds.map(listMeta)),
  ...Object.fromEntries(
    articleKinds.flatMap(articlesOf).map((article) => [article.path, articleMeta(article)]),
  ),
};
