import { listed } from '../lib/inbox.ts';
import type { Ledger } from './ledger.ts';
import { postJson } from './requests.ts';

const whole = (number: number) => ({
  name: `Writer ${number}`,
  email: 'writer@soak.example',
  message: `Message ${number}`,
});

/** Contact-form messages, as the console keeps them. */
export function submissions(): Ledger {
  const acknowledged: number[] = [];
  let next = 0;
  return {
    what: 'contact forms',
    acknowledged: () => acknowledged.length,
    write: async (ports) => {
      next += 1;
      await postJson(ports.formService, '/f/contact', whole(next));
      acknowledged.push(next);
    },
    verify: async (ports) => {
      const kept = (await listed(ports, '/submissions')).map(({ fields }) =>
        JSON.stringify(fields),
      );
      const known = new Map(
        Array.from({ length: next }, (_, index) => [JSON.stringify(whole(index + 1)), index + 1]),
      );
      const numbers = new Set(kept.map((fields) => known.get(fields)));
      return [
        ...(numbers.has(undefined) ? ['a contact form is half there'] : []),
        ...(numbers.size < kept.length ? ['a contact form is there twice'] : []),
        ...acknowledged
          .slice(-kept.length)
          .filter((number) => !numbers.has(number))
          .map((number) => `contact form ${number} is lost`),
      ];
    },
  };
}
