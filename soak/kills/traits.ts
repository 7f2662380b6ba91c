import { listed } from '../lib/inbox.ts';
import type { Ledger } from './ledger.ts';
import { postJson } from './requests.ts';

const TRAITS = ['sms-factor', 'email-factor', 'choice-of-factors'] as const;
const email = 'switched@soak.example';

/** The trait that the console gives a user: the last acknowledged one, or the one in flight. */
export function traits(): Ledger {
  let exists = false;
  let acknowledged: string | null = null;
  let tried: string | null = null;
  let writes = 0;
  return {
    what: 'switches of the console',
    acknowledged: () => writes,
    write: async ({ console }) => {
      if (!exists) {
        // An earlier attempt without an answer may have created the user.
        await postJson(console, '/users', { email, name: 'Switched' }).catch((error: unknown) => {
          if (!String(error).includes('already exists')) throw error;
        });
        exists = true;
      }
      tried = TRAITS[writes % TRAITS.length] ?? null;
      await postJson(console, '/users/traits', { email, trait: tried });
      acknowledged = tried;
      writes += 1;
    },
    verify: async (ports) => {
      if (acknowledged === null) return [];
      const user = (await listed(ports, '/users')).find((one) => one['email'] === email);
      const found = String(user?.['trait']);
      const expected = [acknowledged, tried];
      acknowledged = found;
      return expected.includes(found)
        ? []
        : [`the console’s switch is ${found}, not ${expected.join(' or ')}`];
    },
  };
}
