import { CURRENCY, LOCALE } from '../../src/content/en/locale.ts';
import type { Graph, Offer, Thing } from 'schema-dts';
import { articles } from '../../src/config/articles.ts';
import { brand } from '../../src/config/brand.ts';
import { company } from '../../src/config/company.ts';
import { pricingPlans } from '../../src/content/en/marketing/pricing.ts';
import { paths } from '../../src/config/paths.ts';
import type { PublicPage } from './metadata.ts';

/** A page's JSON-LD (schema.org). Contains nothing that the page doesn't show. */
export function linkedData(page: PublicPage, siteUrl: string): Graph {
  const things: Thing[] = [];
  if (page.path === paths.home) things.push(organization(siteUrl), website(siteUrl));
  else things.push(breadcrumbs(page, siteUrl));
  if (page.path === paths.pricing) things.push(application(page, siteUrl));
  const post = articles.blog.find(({ slug }) => page.path === `${paths.blog}/${slug}`);
  if (post !== undefined) things.push(blogPosting(page, post.date, siteUrl));
  return { '@context': 'https://schema.org', '@graph': things };
}

function organization(siteUrl: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: brand.name,
    legalName: company.registeredName,
    url: `${siteUrl}/`,
    email: company.email,
  };
}

function website(siteUrl: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: brand.name,
    url: `${siteUrl}/`,
    inLanguage: LOCALE,
    publisher: { '@id': `${siteUrl}/#organization` },
  };
}

function breadcrumbs({ path, heading }: PublicPage, siteUrl: string): Thing {
  const steps = path.split('/').slice(1);
  const parents = steps.slice(0, -1).map((name, index) => ({
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    item: `${siteUrl}/${steps.slice(0, index + 1).join('/')}`,
  }));
  const trail = [
    { name: brand.name, item: `${siteUrl}/` },
    ...parents,
    { name: heading, item: siteUrl + path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

function blogPosting(page: PublicPage, date: string, siteUrl: string): Thing {
  return {
    '@type': 'BlogPosting',
    headline: page.heading,
    description: page.description,
    datePublished: date,
    inLanguage: LOCALE,
    url: siteUrl + page.path,
    mainEntityOfPage: siteUrl + page.path,
    author: { '@type': 'Organization', name: brand.name, url: `${siteUrl}/` },
    publisher: { '@type': 'Organization', name: brand.name, url: `${siteUrl}/` },
  };
}

function application({ description }: PublicPage, siteUrl: string): Thing {
  return {
    '@type': 'SoftwareApplication',
    name: brand.name,
    description,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Web',
    url: `${siteUrl}/`,
    // A plan whose price is on request isn't an offer.
    offers: pricingPlans.flatMap(({ name, pounds }): Offer[] =>
      pounds === undefined
        ? []
        : [{ '@type': 'Offer', name, price: String(pounds), priceCurrency: CURRENCY }],
    ),
  };
}

/** A data block, which browsers don't run. */
export function linkedDataElement(data: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
