import { identityPoolEndpoint, userPoolEndpoint } from '../../src/config/endpoints.ts';
import type { AppEnv } from '../../src/config/parse-env.ts';
import type { SecuritySettings } from '../hosting/headers.ts';
import { oauthOrigin, type Settings } from './settings.ts';

/** The services that the headers must allow the browser to call. `env` holds the valid `settings`. */
export function securitySettings(settings: Settings, env: AppEnv): SecuritySettings {
  return {
    userPoolEndpoint: userPoolEndpoint(env.userPool),
    identityPoolEndpoint: identityPoolEndpoint(env),
    oauthOrigin: oauthOrigin(settings),
    formServiceUrl: env.forms.serviceUrl,
    https: env.siteUrl.startsWith('https://'),
  };
}
