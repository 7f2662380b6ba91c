import { SITE_URL } from './site-url.ts';

/** An operator's settings, none of them this machine's. */
export const OPERATOR_SETTINGS = {
  VITE_USER_POOL_ID: 'eu-west-1_k3JdQ9xZp',
  VITE_USER_POOL_CLIENT_ID: '6f1h2kq8v0s3n7m5r4t9w2y1zx',
  VITE_OAUTH_DOMAIN: 'auth.lureproof.example',
  VITE_SITE_URL: SITE_URL,
  VITE_COOKIE_DOMAIN: 'lureproof.example',
  VITE_LEARNING_SITE_URL: 'https://learn.lureproof.example',
  VITE_FORM_SERVICE_URL: 'https://forms.example',
  VITE_CONTACT_FORM_ID: 'contact',
  VITE_SUPPORT_FORM_ID: 'support',
};
