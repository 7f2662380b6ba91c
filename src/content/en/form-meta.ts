import { brand } from '#src/config/brand.ts';
import type { PageMeta } from '#src/content/page-meta.ts';

// Before launch: answer within two working days; also promised on the page itself and on /pricing.
export const contactMeta: PageMeta = {
  title: `Contact us · ${brand.name}`,
  description:
    'Ask a question, suggest a feature or tell us what went wrong. A person reads every message and answers within two working days.',
};

export const supportMeta: PageMeta = {
  title: `Support: how can we help? · ${brand.name}`,
  description:
    'Locked out, stuck with a campaign or lost your authenticator? Tell our support team what happened and we will help you back in.',
};

export const contactSalesMeta: PageMeta = {
  title: `Talk to sales about Enterprise · ${brand.name}`,
  description:
    'Tell us how many people you train and which systems you use. We answer with a price, a plan for the rollout and no pressure.',
};
