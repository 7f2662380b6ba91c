import { LOCAL_CLIENT_ID as ClientId } from '#local/settings.ts';
import { listed, mailedCodes } from '../lib/inbox.ts';
import type { Ledger } from './ledger.ts';
import { callPool } from './requests.ts';

const Password = 'Correct-horse';

/** Users who register and confirm their email: user and mail are in two files. */
export function registrations(): Ledger {
  const registered: string[] = [];
  const confirmed: string[] = [];
  let next = 0;
  return {
    what: 'registrations and confirmations',
    acknowledged: () => registered.length + confirmed.length,
    write: async (ports) => {
      next += 1;
      const Username = `new-${next}@soak.example`;
      const UserAttributes = [{ Name: 'name', Value: 'New user' }];
      await callPool(ports, 'SignUp', { ClientId, Username, Password, UserAttributes });
      registered.push(Username);
      const ConfirmationCode = (await mailedCodes(ports)).get(Username);
      await callPool(ports, 'ConfirmSignUp', { ClientId, Username, ConfirmationCode });
      confirmed.push(Username);
    },
    verify: async (ports) => {
      const users = await listed(ports, '/users');
      const status = new Map(users.map((user) => [user['email'], user['status']]));
      const codes = await mailedCodes(ports);
      return [
        ...registered.filter((email) => !status.has(email)).map((email) => `${email} is lost`),
        ...registered
          .filter((email) => !codes.has(email))
          .map((email) => `${email}’s mail is lost`),
        ...confirmed
          .filter((email) => status.get(email) !== 'CONFIRMED')
          .map((email) => `${email} is ${String(status.get(email))} again`),
      ];
    },
  };
}
