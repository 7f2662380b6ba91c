export interface OpenIdConfiguration {
  issuer: string;
  jwks_uri: string;
  id_token_signing_alg_values_supported: string[];
  response_types_supported: string[];
  scopes_supported: string[];
  subject_types_supported: string[];
}

/** OpenID Connect Discovery 1.0, section 3: what a verifier of our tokens needs. */
export function openIdConfiguration(issuer: string): OpenIdConfiguration {
  return {
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ['RS256'],
    response_types_supported: ['code'],
    scopes_supported: ['openid', 'email', 'profile'],
    subject_types_supported: ['public'],
  };
}
