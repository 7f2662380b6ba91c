/** The brand. Operators rebrand by editing this file and company.ts. Sample hosts end in .example. */
export const brand = {
  name: 'Lureproof',
  /** The logo's hook in a 24 by 24 box: its path, and the eye at its top. Repeated in public/favicon.svg. */
  hook: { path: 'M15 3v11a5 5 0 0 1-10 0v-2l3 2.5', eye: { cx: 15, cy: 3.5, r: 2 } },
  supportEmail: 'support@lureproof.example',
  salesEmail: 'sales@lureproof.example',
  helloEmail: 'hello@lureproof.example',
  /** Before launch: replace with your own accounts. The last is Facebook's page for sharing a link. */
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/lureproof.example' },
    { name: 'TikTok', url: 'https://www.tiktok.com/@lureproof.example' },
    { name: 'Reddit', url: 'https://www.reddit.com/r/lureproof_example' },
    { name: 'X', url: 'https://x.com/lureproof_eg' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/lureproof-example' },
    {
      name: 'Share on Facebook',
      url: 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.lureproof.example%2F',
    },
  ],
} as const;

/** The title of the tab, for a screen whose title is the same as its heading. */
export function documentTitle(title: string): string {
  return `${title} · ${brand.name}`;
}
