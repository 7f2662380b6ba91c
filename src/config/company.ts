/**
 * The facts that a UK company must show (SI 2015/17; E-Commerce Regulations 2002). All of them are
 * samples: `npm run check:launch` lists them until they are replaced and `sample` is false.
 */
export const company = {
  sample: true,
  registeredName: 'Lureproof Training Ltd',
  number: '00000000',
  partOfUk: 'England and Wales',
  registeredOffice: ['1 Sample Street', 'London', 'EC1A 1AA', 'United Kingdom'],
  vatNumber: 'GB 000 0000 00',
  email: 'hello@lureproof.example',
  founded: 2024,
  founder: { name: 'Eleanor Marsh', role: 'Founder and chief executive' },
} as const;
