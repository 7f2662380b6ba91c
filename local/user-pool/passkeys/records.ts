/** A credential, stored by its id. */
export interface PasskeyRecord {
  /** COSE, in base64url. */
  publicKey: string;
  /** The authenticator's signature counter; 0 for one that doesn't count. */
  counter: number;
  transports: string[];
  attachment?: string;
  name: string;
  relyingPartyId: string;
  createdAt: number;
}

/** The challenge of a started registration, replaced by the next and removed by any answer. */
export interface PasskeyChallenge {
  challenge: string;
  expiresAt: number;
}

/** Settings of the pool, which an operator would change in WebAuthnConfiguration and SignInPolicy. */
export interface PasskeySettings {
  enabled: boolean;
  /** Whether AllowedFirstAuthFactors has WEB_AUTHN beside PASSWORD. */
  firstFactor: boolean;
}
