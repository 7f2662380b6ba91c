/** The origin for which the tests build the site. */
export const SITE_URL = 'https://www.lureproof.example';
