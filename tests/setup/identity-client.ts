import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js';
import { serve } from '#local/kit/serve.ts';
import { userPoolHandler } from '#local/user-pool/http.ts';
import { CLIENT_ID, POOL_ID, type TestPool } from './local-user-pool.ts';

/** The browser client from before Amplify 6, with its own SRP, over a real connection. */
export interface IdentityClient {
  pool: CognitoUserPool;
  userOf(email: string): CognitoUser;
  close(): Promise<void>;
}

export async function identityClient(test: TestPool): Promise<IdentityClient> {
  const server = await serve(userPoolHandler(test.pool), 0);
  const pool = new CognitoUserPool({
    UserPoolId: POOL_ID,
    ClientId: CLIENT_ID,
    endpoint: `http://127.0.0.1:${server.port}`,
    Storage: memoryStorage(),
  });
  return {
    pool,
    userOf: (email) => new CognitoUser({ Username: email, Pool: pool, Storage: memoryStorage() }),
    close: () => server.close(),
  };
}

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
}

export interface Step {
  at: 'signed in' | 'mfaSetup' | 'totpRequired' | 'newPasswordRequired';
  session: CognitoUserSession | null;
}

/** All of the client's callbacks as one promise. */
export function steps(resolve: (step: Step) => void, reject: (error: unknown) => void) {
  return {
    onSuccess: (session: CognitoUserSession) => resolve({ at: 'signed in', session }),
    onFailure: reject,
    mfaSetup: () => resolve({ at: 'mfaSetup', session: null }),
    totpRequired: () => resolve({ at: 'totpRequired', session: null }),
    newPasswordRequired: () => resolve({ at: 'newPasswordRequired', session: null }),
  };
}

export const authenticate = (user: CognitoUser, Password: string) =>
  new Promise<Step>((resolve, reject) => {
    const details = new AuthenticationDetails({ Username: user.getUsername(), Password });
    user.authenticateUser(details, steps(resolve, reject));
  });

export const sendCode = (user: CognitoUser, code: string) =>
  new Promise<Step>((resolve, reject) => {
    user.sendMFACode(code, steps(resolve, reject), 'SOFTWARE_TOKEN_MFA');
  });
