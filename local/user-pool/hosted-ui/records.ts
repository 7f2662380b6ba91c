/** A validated request to `/oauth2/authorize`. */
export interface Grant {
  redirectUri: string;
  /** Space-separated. */
  scope: string;
  /** PKCE, S256. */
  codeChallenge: string;
}

/** A request that waits for the user to choose an account. */
export interface AuthorizationRequest extends Grant {
  state: string | null;
  expiresAt: number;
}

/** The grant behind an authorization code (RFC 6749, section 4.1.2). */
export interface AuthorizationCode extends Grant {
  sub: string;
  used: boolean;
  /** The token family that the code was exchanged for, if any. */
  originJti: string | null;
  expiresAt: number;
  /** Later than `expiresAt`: until then, reuse still revokes the tokens of the first use. */
  forgetAt: number;
}
