import type { AppEnv } from '../../src/config/parse-env.ts';
import type { SecuritySettings } from '../security-headers/headers.ts';
import { identityPoolEndpoint, oauthOrigin, userPoolEndpoint, type Settings } from './settings.ts';

/** Which services the headers must let the browser speak to. `env` is the valid part of `settings`. */
export function securitySettings(settings: Settings, env: AppEnv): SecuritySettings {
  return {
    userPoolEndpoint: userPoolEndpoint(env.userPool),
    identityPoolEndpoint: identityPoolEndpoint(env),
    oauthDomain: oauthOrigin(settings),
    formServiceUrl: env.forms.serviceUrl,
    https: env.siteUrl.startsWith('https://'),
  };
}
