import { randomUUID } from 'node:crypto';
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
} from 'amazon-cognito-identity-js';
import { Secret, TOTP } from 'otpauth';

const PASSWORD = 'Correct-horse';
const PERIOD_MS = 30_000;

/**
 * Registers a user in the local user pool, with an authenticator already set up. `nextCode` returns the code of the
 * next period: the user pool accepts each code once, and accepts that one early.
 */
export async function protectedUser({ userPoolId, clientId, origins }) {
  const pool = new CognitoUserPool({
    UserPoolId: userPoolId,
    ClientId: clientId,
    endpoint: origins.userPool,
  });
  const email = `${randomUUID().slice(0, 13)}@example.com`;
  const name = new CognitoUserAttribute({ Name: 'name', Value: 'Ada Lovelace' });
  await settled((done) => pool.signUp(email, PASSWORD, [name], [], done));
  const user = new CognitoUser({ Username: email, Pool: pool });
  const code = await codeSentTo(email, origins.console);
  await settled((done) => user.confirmRegistration(code, false, done));
  await answered('mfaSetup', (steps) =>
    user.authenticateUser(
      new AuthenticationDetails({ Username: email, Password: PASSWORD }),
      steps,
    ),
  );
  const key = await answered('associateSecretCode', (steps) => user.associateSoftwareToken(steps));
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  await answered('onSuccess', (steps) => user.verifySoftwareToken(totp.generate(), 'Phone', steps));
  const preferred = { PreferredMfa: true, Enabled: true };
  await settled((done) => user.setUserMfaPreference(null, preferred, done));
  const nextCode = () => totp.generate({ timestamp: Date.now() + PERIOD_MS });
  return { email, password: PASSWORD, nextCode };
}

async function codeSentTo(email, console) {
  const messages = await (await fetch(`${console}/messages`)).json();
  return messages.find(({ to, code }) => to === email && code !== '').code;
}

function settled(call) {
  return new Promise((resolve, reject) => {
    call((error, result) => (error ? reject(error) : resolve(result)));
  });
}

/** Resolves with whatever the library passes to the callback named `step`. */
function answered(step, call) {
  return new Promise((resolve, reject) => {
    call({ onFailure: reject, [step]: resolve });
  });
}
