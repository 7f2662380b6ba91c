import type { ComponentType } from 'react';
import { paths } from '#src/config/paths.ts';

/** A page that anybody may read: prerendered at build, loaded when it is opened in the app. */
export interface PublicRoute {
  path: string;
  load: () => Promise<{ Page: ComponentType }>;
}

/** Every public page but the articles (article-pages.tsx). A page renders without a browser, the same each time. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: paths.home,
    load: async () => ({
      Page: (await import('#src/routes/marketing/landing/landing.tsx')).Landing,
    }),
  },
  {
    path: paths.contact,
    load: async () => ({ Page: (await import('#src/routes/marketing/contact.tsx')).Contact }),
  },
  {
    path: paths.contactSales,
    load: async () => ({
      Page: (await import('#src/routes/marketing/contact-sales.tsx')).ContactSales,
    }),
  },
  {
    path: paths.support,
    load: async () => ({ Page: (await import('#src/routes/marketing/support.tsx')).Support }),
  },
  {
    path: paths.features,
    load: async () => ({ Page: (await import('#src/routes/marketing/features.tsx')).Features }),
  },
  {
    path: paths.howItWorks,
    load: async () => ({
      Page: (await import('#src/routes/marketing/how-it-works.tsx')).HowItWorks,
    }),
  },
  {
    path: paths.pricing,
    load: async () => ({
      Page: (await import('#src/routes/marketing/pricing/pricing.tsx')).Pricing,
    }),
  },
  {
    path: paths.solutions,
    load: async () => ({ Page: (await import('#src/routes/marketing/solutions.tsx')).Solutions }),
  },
  {
    path: paths.getStarted,
    load: async () => ({
      Page: (await import('#src/routes/marketing/get-started.tsx')).GetStarted,
    }),
  },
  {
    path: paths.aboutUs,
    load: async () => ({ Page: (await import('#src/routes/marketing/about-us.tsx')).AboutUs }),
  },
  {
    path: paths.careers,
    load: async () => ({ Page: (await import('#src/routes/marketing/careers.tsx')).Careers }),
  },
  {
    path: paths.demo,
    load: async () => ({ Page: (await import('#src/routes/demo/demo.tsx')).Demo }),
  },
  {
    path: paths.terms,
    load: async () => ({ Page: (await import('#src/routes/legal/terms.tsx')).Terms }),
  },
  {
    path: paths.privacy,
    load: async () => ({ Page: (await import('#src/routes/legal/privacy.tsx')).Privacy }),
  },
  {
    path: paths.cookies,
    load: async () => ({ Page: (await import('#src/routes/legal/cookies.tsx')).Cookies }),
  },
  {
    path: paths.legal,
    load: async () => ({ Page: (await import('#src/routes/legal/legal.tsx')).Legal }),
  },
  {
    path: paths.blog,
    load: async () => ({
      Page: (await import('#src/routes/marketing/articles/article-list.tsx')).Blog,
    }),
  },
  {
    path: paths.docs,
    load: async () => ({
      Page: (await import('#src/routes/marketing/articles/article-list.tsx')).Docs,
    }),
  },
  {
    path: paths.tutorials,
    load: async () => ({
      Page: (await import('#src/routes/marketing/articles/article-list.tsx')).Tutorials,
    }),
  },
];
