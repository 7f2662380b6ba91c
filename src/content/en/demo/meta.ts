import { brand } from '#src/config/brand.ts';
import type { PageMeta } from '#src/content/page-meta.ts';

export const demoMeta: PageMeta = {
  title: `Demo: play Spot the phish · ${brand.name}`,
  description:
    'Six realistic messages by email, SMS and chat. Which would you report, which would you trust? Three minutes, no account, nothing tracked.',
};
