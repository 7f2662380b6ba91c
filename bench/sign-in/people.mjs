import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
} from 'amazon-cognito-identity-js';
import { runnerImport } from 'vite';

const PASSWORD = 'Correct-horse';
const { module } = await runnerImport(
  fileURLToPath(new URL('../../tests/setup/totp-codes.ts', import.meta.url)),
);
const { nextTotpCode, totpCode } = module;

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
  await answered('onSuccess', (steps) => user.verifySoftwareToken(totpCode(key), 'Phone', steps));
  const preferred = { PreferredMfa: true, Enabled: true };
  await settled((done) => user.setUserMfaPreference(null, preferred, done));
  return { email, password: PASSWORD, nextCode: () => nextTotpCode(key) };
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
