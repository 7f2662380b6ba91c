import type { AppEnv } from './parse-env.ts';

/** The URL of the user pool's API: the configured endpoint, or the region's. */
export function userPoolEndpoint(userPool: AppEnv['userPool']): string {
  const region = userPool.id.split('_')[0] ?? '';
  return userPool.endpoint ?? regionalEndpoint('cognito-idp', region);
}

/** The URL of the identity pool's API, if there is an identity pool. */
export function identityPoolEndpoint(env: AppEnv): string | undefined {
  if (env.identityPoolId === null) return undefined;
  const region = env.identityPoolId.split(':')[0] ?? '';
  return env.identityPoolEndpoint ?? regionalEndpoint('cognito-identity', region);
}

/** The origin of the hosted UI, if there is one. Only the local services', on the user pool's own port, lack TLS. */
export function hostedUiOrigin({ oauthDomain, userPool }: AppEnv): string | null {
  if (oauthDomain === null) return null;
  const local = `http://${oauthDomain}`;
  return userPool.endpoint === local ? local : `https://${oauthDomain}`;
}

/** The URL that Amplify would use (@aws-amplify/core, clients/endpoints/partitions). */
function regionalEndpoint(service: string, region: string): string {
  const suffix = /^cn-\w+-\d+$/.test(region) ? 'amazonaws.com.cn' : 'amazonaws.com';
  return `https://${service}.${region}.${suffix}`;
}
