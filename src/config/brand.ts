/** The brand: an operator rebrands by editing this file and company.ts. Sample hosts end in .example. */
export const brand = {
  name: 'Lureproof',
  /** The hook of the logo: a path in a box of 24 by 24, and the eye that it hangs from. public/favicon.svg draws it too. */
  hook: { path: 'M15 3v11a5 5 0 0 1-10 0v-2l3 2.5', eye: { cx: 15, cy: 3.5, r: 2 } },
  siteHost: 'www.lureproof.example',
  supportEmail: 'support@lureproof.example',
  salesEmail: 'sales@lureproof.example',
  helloEmail: 'hello@lureproof.example',
  /** Before launch: your own accounts; the last is Facebook's own page for sharing a link. */
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
