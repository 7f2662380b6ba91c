/**
 * What a browser computes for one SRP sign-in, by Amplify's own code: A = g^a, then the session
 * key and the HKDF key from the server's answer. Built twice by Vite: as shipped, and with ours.
 */
import { calculateA } from '../../node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/calculate/calculateA.mjs';
import AuthenticationHelper from '../../node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/AuthenticationHelper/AuthenticationHelper.mjs';
import BigInteger from '../../node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/BigInteger/BigInteger.mjs';
import { INIT_N } from '../../node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/constants.mjs';

/** `vector` is one of srp-vectors.json. Resolves with the HKDF key in hexadecimal. */
export async function computeKey(vector) {
  const [N, g] = [new BigInteger(INIT_N, 16), new BigInteger('2', 16)];
  const a = new BigInteger(vector.a, 16);
  const A = await calculateA({ a, g, N });
  const helper = new AuthenticationHelper({ userPoolName: vector.poolName, a, g, A, N });
  const key = await helper.getPasswordAuthenticationKey({
    username: vector.userId,
    password: vector.password,
    serverBValue: new BigInteger(vector.B, 16),
    salt: new BigInteger(vector.salt, 16),
  });
  return Array.from(key, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
