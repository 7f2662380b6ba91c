/** The brand: an operator rebrands by editing this file and company.ts. */
export const brand = {
  name: 'Lureproof',
  siteHost: 'www.lureproof.example',
  supportEmail: 'support@lureproof.example',
} as const;
