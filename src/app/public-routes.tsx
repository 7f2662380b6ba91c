import type { ComponentType } from 'react';
import { paths } from '#src/config/paths.ts';

/** A page that anybody may read: prerendered at build, loaded when it is opened in the app. */
export interface PublicRoute {
  path: string;
  load: () => Promise<{ Page: ComponentType }>;
}

/** Every public page. A page renders without a browser, the same each time. */
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
];
