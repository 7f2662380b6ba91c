/** What a client asked for at `/oauth2/authorize`, with every check passed. */
export interface Grant {
  redirectUri: string;
  /** Separated by spaces. */
  scope: string;
  /** OpenID Connect Core 1.0, section 3.1.2.1: comes back in the ID token. */
  nonce: string | null;
  /** PKCE, S256: the client has to know what hashes to it. */
  codeChallenge: string;
}

/** A visit to the hosted pages that waits for a choice of account. */
export interface AuthorizationRequest extends Grant {
  state: string | null;
  expiresAt: number;
}

/** What an authorization code stands for (RFC 6749, section 4.1.2). */
export interface AuthorizationCode extends Grant {
  sub: string;
  used: boolean;
  /** The sign-in that the code was spent on; null while there is none. */
  originJti: string | null;
  expiresAt: number;
  /** Later than `expiresAt`: until then a second use still ends what the first one gave. */
  forgetAt: number;
}
