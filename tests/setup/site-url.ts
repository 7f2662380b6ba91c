/** The origin that the built site of the tests is told to be at. */
export const SITE_URL = 'https://www.lureproof.example';
