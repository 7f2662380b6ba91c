import { paths } from '#src/config/paths.ts';
import { brand } from '#src/config/brand.ts';
import type { PageHead } from '#src/content/page-meta.ts';

/** The head of a legal page. */
export interface LegalHead extends PageHead {
  path: string;
  updated?: { words: string; iso: string };
}

// Before launch: the day on which the terms take effect.
export const termsHead = {
  title: `Terms of service · ${brand.name}`,
  description:
    'The contract between you and us: accounts, free trial, plans and payment, fair use of simulations, liability and how either of us can end it.',
  path: paths.terms,
  heading: 'Terms of service',
  updated: { words: 'June 1, 2025', iso: '2025-06-01' },
} satisfies LegalHead;

export const privacyHead = {
  title: `Privacy policy · ${brand.name}`,
  description:
    'Which personal data we use, why, on what lawful basis, who sees it, how long we keep it and your rights under UK data protection law.',
  path: paths.privacy,
  heading: 'Privacy policy',
  updated: { words: 'June 1, 2025', iso: '2025-06-01' },
} satisfies LegalHead;

export const cookiesHead = {
  title: `Cookies and browser storage · ${brand.name}`,
  description:
    'Every cookie and storage key that this site uses, by name, with its purpose and lifetime. All are strictly necessary; none of them tracks you.',
  path: paths.cookies,
  heading: 'Cookies and browser storage',
  updated: { words: '28 November 2026', iso: '2026-11-28' },
} satisfies LegalHead;

export const legalHead: LegalHead = {
  title: `Legal notice · ${brand.name}`,
  description:
    'Who is behind this site: registered name, company number, registered office, VAT number and how to reach us.',
  path: paths.legal,
  heading: 'Legal notice',
};

export const accessibilityHead = {
  title: `Accessibility statement · ${brand.name}`,
  description:
    'How this site was tested for people with disabilities, with which browsers and tools, what wasn’t tested, and how to tell us of a barrier.',
  path: paths.accessibility,
  heading: 'Accessibility',
  updated: { words: '28 November 2026', iso: '2026-11-28' },
} satisfies LegalHead;

export const securityPolicyHead = {
  title: `Security and reporting a weakness · ${brand.name}`,
  description:
    'How to report a security weakness, what you can expect and may test, what protects accounts here, and what risks remain.',
  path: paths.securityPolicy,
  heading: 'Security',
  updated: { words: '28 November 2026', iso: '2026-11-28' },
} satisfies LegalHead;

export const legalWords = {
  updated: 'Last updated <date/>',
  contents: 'On this page',
  others: 'Legal',
} as const;

/** Beside each text. */
export const legalLinks = [
  termsHead,
  privacyHead,
  cookiesHead,
  accessibilityHead,
  securityPolicyHead,
  legalHead,
].map(({ path, heading }) => ({ to: path, title: heading }));
