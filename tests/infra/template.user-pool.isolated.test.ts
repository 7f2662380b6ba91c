// @vitest-environment jsdom
import { Amplify } from 'aws-amplify';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { brand } from '#src/config/brand.ts';
import { isPasswordAccepted } from '#src/flows/fields/password-rule.ts';
import { configureAmplify, prepareAmplify } from '#src/services/user-pool/amplify/configure.ts';
import { RETURN_PATHS } from '#src/services/user-pool/ending/hosted-sign-out.ts';
import { evaluateTemplate } from '../setup/cloudformation.ts';

const { host } = window.location;
const { Parameters, Resources } = evaluateTemplate({ SiteDomain: host });
const client = Resources.UserPoolClient.Properties;
const policy = Resources.UserPool.Properties.Policies.PasswordPolicy;

beforeAll(prepareAmplify);

/** The app's configuration of the hosted sign-in, over https. */
function hostedSignIn() {
  configureAmplify('hosted-ui');
  const oauth = Amplify.getConfig().Auth?.Cognito.loginWith?.oauth;
  const secure = (url: string) => url.replace(/^http:/, 'https:');
  return {
    scopes: oauth?.scopes,
    callbacks: oauth?.redirectSignIn.map(secure),
    logouts: RETURN_PATHS.map((path) => secure(`${window.location.origin}${path}`)),
  };
}

it('allows the scopes and addresses that the app uses, and no others', () => {
  expect({
    scopes: client.AllowedOAuthScopes,
    callbacks: client.CallbackURLs,
    logouts: client.LogoutURLs,
  }).toEqual(hostedSignIn());
});

/** Cognito only counts ASCII special characters. */
function fitsPolicy(password: string): boolean {
  return (
    password.length >= policy.MinimumLength &&
    (!policy.RequireLowercase || /[a-z]/.test(password)) &&
    (!policy.RequireUppercase || /[A-Z]/.test(password)) &&
    (!policy.RequireNumbers || /\d/.test(password)) &&
    (!policy.RequireSymbols || /[^a-zA-Z\d]/.test(password))
  );
}

it('accepts every password that the registration form accepts', () => {
  const password = fc.string({
    unit: fc.constantFrom('a', 'Z', '7', '!'),
    minLength: 5,
    maxLength: 10,
  });
  fc.assert(
    fc.property(password, (text) => {
      expect(fitsPolicy(text)).toBe(isPasswordAccepted(text));
    }),
    { numRuns: 2_000 },
  );
});

it('sends emails in the product’s name', () => {
  expect(Parameters['ProductName']?.Default).toBe(brand.name);
});
