import { brand } from '#src/config/brand.ts';
import type { PageMeta } from '#src/content/page-meta.ts';

export const contactMeta: PageMeta = {
  title: `Contact us · ${brand.name}`,
  description:
    'Ask a question, suggest a feature or tell us what went wrong. How to reach us, and how to tell that a reply is really ours.',
};

export const supportMeta: PageMeta = {
  title: `Support: how can we help? · ${brand.name}`,
  description:
    'Locked out, stuck with a campaign or lost your authenticator? Tell our support team what happened, and we’ll help you back in.',
};

export const contactSalesMeta: PageMeta = {
  title: `Talk to sales about Enterprise · ${brand.name}`,
  description:
    'Tell us how many people you train and which systems you use, and we’ll reply with a price. For teams of more than 100.',
};
