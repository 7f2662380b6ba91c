import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { totpCode } from './totp-codes.ts';
import type { World } from './world.ts';

export const PASSWORD = 'Correct-horse';

let made = 0;

/** Registers and confirms a new user; returns the email. */
export async function registeredPerson(
  world: World,
  name = 'Ada Lovelace',
  password = PASSWORD,
): Promise<string> {
  const email = await unconfirmedPerson(world, name, password);
  await world.pool.call('ConfirmSignUp', {
    ClientId: LOCAL_CLIENT_ID,
    Username: email,
    ConfirmationCode: codeFor(world, email),
  });
  return email;
}

/** Registered, with the verification code mailed but not entered. */
export async function unconfirmedPerson(
  world: World,
  name = 'Ada Lovelace',
  password = PASSWORD,
): Promise<string> {
  made += 1;
  const email = `person${made}@example.com`;
  await world.pool.call('SignUp', {
    ClientId: LOCAL_CLIENT_ID,
    Username: email,
    Password: password,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'name', Value: name },
    ],
  });
  return email;
}

/** The newest code mailed to the address. */
export function codeFor({ mails }: World, email: string): string {
  return mails.findLast(({ to }) => to === email)?.code ?? '';
}

/** The codes of an authenticator app with this key; `at` is milliseconds since the epoch. */
export function authenticator(secret: string): (at?: number) => string {
  return (at) => totpCode(secret, at);
}
