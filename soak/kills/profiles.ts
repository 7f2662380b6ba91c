import { callPool, codeFor, redeem } from './requests.ts';
import type { Ledger } from './ledger.ts';

const NAMES = ['name', 'given_name', 'family_name'] as const;

/** One user's attributes, written three at a time with the same version number. */
export function profiles(email: string): Ledger {
  let access = '';
  let acknowledged = 0;
  let tried = 0;
  let writes = 0;
  return {
    what: 'attributes',
    acknowledged: () => writes,
    write: async (ports) => {
      if (access === '') {
        ({ access } = await redeem(ports, email, await codeFor(ports, email)));
      }
      tried += 1;
      const UserAttributes = NAMES.map((Name) => ({ Name, Value: `version ${tried}` }));
      await callPool(ports, 'UpdateUserAttributes', { AccessToken: access, UserAttributes });
      acknowledged = tried;
      writes += 1;
    },
    verify: async (ports) => {
      if (acknowledged === 0) return [];
      const answer = Object(await callPool(ports, 'GetUser', { AccessToken: access }));
      const found = versions(answer);
      const [version = Number.NaN] = found;
      const isWhole = found.length === NAMES.length && found.every((one) => one === version);
      const isKept = version >= acknowledged && version <= tried;
      const problem = `${email}: versions ${found.join(', ')} after ${acknowledged} of ${tried}`;
      acknowledged = tried = version;
      return isWhole && isKept ? [] : [problem];
    },
  };
}

function versions(answer: object): number[] {
  const attributes: unknown = Reflect.get(answer, 'UserAttributes');
  const list: unknown[] = Array.isArray(attributes) ? attributes : [];
  const values = new Map(list.map((one) => [nameOf(one), Reflect.get(Object(one), 'Value')]));
  return NAMES.map((name) => Number(String(values.get(name)).replace('version ', '')));
}

function nameOf(attribute: unknown): string {
  return String(Reflect.get(Object(attribute), 'Name'));
}
