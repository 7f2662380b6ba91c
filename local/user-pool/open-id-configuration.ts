import { SCOPES } from './hosted-ui/scopes.ts';

/** OpenID Connect Discovery 1.0, section 3. The hosted UI is at the root of the issuer's host. */
export function openIdConfiguration(issuer: string) {
  const { origin } = new URL(issuer);
  return {
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    authorization_endpoint: `${origin}/oauth2/authorize`,
    token_endpoint: `${origin}/oauth2/token`,
    userinfo_endpoint: `${origin}/oauth2/userInfo`,
    revocation_endpoint: `${origin}/oauth2/revoke`,
    end_session_endpoint: `${origin}/logout`,
    id_token_signing_alg_values_supported: ['RS256'],
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    scopes_supported: [...SCOPES],
    subject_types_supported: ['public'],
  };
}

export type OpenIdConfiguration = ReturnType<typeof openIdConfiguration>;
