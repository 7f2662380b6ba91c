import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseEnv } from '#src/config/parse-env.ts';
import { ROOT } from '../house/sources.ts';
import { evaluateTemplate } from '../setup/cloudformation.ts';

const PARAMETERS = {
  SiteDomain: 'www.lureproof.example',
  CookieDomain: 'lureproof.example',
  PasskeyDomain: 'lureproof.example',
  LearningSiteOrigin: 'https://learn.lureproof.example',
  AuthDomainPrefix: 'lureproof',
  AuthDomain: 'auth.lureproof.example',
  // Sample ids of the created resources.
  UserPool: 'eu-west-1_k3JdQ9xZp',
  UserPoolClient: '6f1h2kq8v0s3n7m5r4t9w2y1zx',
};
/** The settings that no stack can provide. */
const FORMS = {
  VITE_FORM_SERVICE_URL: 'https://forms.example',
  VITE_CONTACT_FORM_ID: 'contact',
  VITE_SUPPORT_FORM_ID: 'support',
};

/** The lines of .env printed by the command in docs/deploy.md. */
function settingsOf(conditions: Record<string, boolean>): Record<string, string> {
  const outputs = Object.values(evaluateTemplate(PARAMETERS, conditions).Outputs);
  return Object.fromEntries(
    outputs
      .filter(({ Condition }) => Condition === undefined || conditions[Condition] === true)
      .filter(({ Description }) => Description.startsWith('VITE_'))
      .map(({ Description, Value }) => [Description, Value]),
  );
}

it.each([
  ['without Google', {}, null],
  [
    'with Google at Cognito’s domain',
    { HasGoogle: true },
    'lureproof.auth.eu-west-1.amazoncognito.com',
  ],
  [
    'with Google at a custom domain',
    { HasGoogle: true, HasAuthDomain: true },
    'auth.lureproof.example',
  ],
])('make a complete .env together with the forms’ settings, %s', (_, conditions, oauthDomain) => {
  const env = parseEnv({ ...settingsOf(conditions), ...FORMS });
  expect(env).toMatchObject({
    ok: true,
    value: {
      userPool: { id: PARAMETERS.UserPool, clientId: PARAMETERS.UserPoolClient },
      oauthDomain,
      cookieDomain: 'lureproof.example',
      passkeys: 'lureproof.example',
      siteUrl: 'https://www.lureproof.example',
      learningSiteUrl: 'https://learn.lureproof.example',
    },
  });
});

it('can keep the cookies on the site’s own host', () => {
  const { Outputs } = evaluateTemplate({ ...PARAMETERS, CookieDomain: 'none' });
  const env = parseEnv({
    ...settingsOf({}),
    VITE_COOKIE_DOMAIN: Outputs['CookieDomain']?.Value,
    ...FORMS,
  });
  expect(env).toMatchObject({ ok: true, value: { cookieDomain: null } });
});

it('stop the build if the site isn’t below the cookies’ domain, which no rule of a template can compare', () => {
  const { Outputs } = evaluateTemplate({ ...PARAMETERS, CookieDomain: 'other.example' });
  const foreign = { VITE_COOKIE_DOMAIN: Outputs['CookieDomain']?.Value };
  expect(parseEnv({ ...settingsOf({}), ...foreign, ...FORMS })).toMatchObject({
    ok: false,
    error: [{ setting: 'VITE_COOKIE_DOMAIN' }],
  });
});

it('are all explained in .env.example', () => {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
  for (const name of Object.keys(settingsOf({ HasGoogle: true }))) {
    expect(example).toContain(`\n${name}=`);
  }
});
