/**
 * The details that a UK company must publish (SI 2015/17; E-Commerce Regulations 2002). All are samples. `npm run
 * check:launch` lists them until they are replaced and `sample` is set to false.
 */
export const company = {
  sample: true,
  registeredName: 'Lureproof Training Ltd',
  number: '00000000',
  partOfUk: 'England and Wales',
  registeredOffice: ['1 Sample Street', 'London', 'EC1A 1AA', 'United Kingdom'],
  vatNumber: 'GB 000 0000 00',
  email: 'hello@lureproof.example',
  /** When .well-known/security.txt expires, at most a year ahead (RFC 9116). ISO 8601. */
  securityTxtExpires: '2027-10-31',
  founded: 2024,
  founder: { name: 'Eleanor Marsh', role: 'Founder and chief executive' },
} as const;
