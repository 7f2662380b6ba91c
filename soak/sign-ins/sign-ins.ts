import { figureOf, type Figure } from '../lib/figure.ts';
import { mailedCodes } from '../lib/inbox.ts';
import { withServices } from '../lib/local-services.ts';
import { identityClient, type IdentityClient } from './identity-client.ts';
import { checkEnds, checkTokens, checkUser } from './ownership.ts';
import { signInTwice, type OpenSessions, type Person, type SignedIn } from './person.ts';
import { plansFor } from './plan.ts';

interface Options {
  people: number;
  seed: number;
}

/** All users sign in twice at the same time, then some sign out. No two sessions may be mixed up. */
export function concurrentSignIns({ people, seed }: Options): Promise<Figure> {
  return figureOf('People who sign in at the same time, twice each', () =>
    withServices(async (services) => {
      const failures: string[] = [];
      const report = (problem: string) => failures.push(problem);
      const client = identityClient(services.ports);
      try {
        const registered = await register(client, people, () => mailedCodes(services.ports));
        const signedIn = await signInAll(client, registered, seed, report);
        await checkTokens(services.ports, signedIn, report);
        await Promise.all(
          signedIn.flatMap(({ person, tokens }) =>
            tokens.map((one) => checkUser(client, person, one, report)),
          ),
        );
        await Promise.all(signedIn.map((one) => leave(client, one)));
        await Promise.all(signedIn.map((one) => checkEnds(client, one, report)));
        failures.push(...services.log.map((line) => `The services reported: ${line}`));
      } finally {
        client.close();
      }
      return { count: people, failures };
    }),
  );
}

async function register(
  client: IdentityClient,
  count: number,
  codes: () => Promise<ReadonlyMap<string, string>>,
): Promise<Person[]> {
  const people = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const email = `person-${index}@soak.example`;
      const name = `Person ${index}`;
      const password = `Correct-horse-${index}`;
      const { UserSub: sub = '' } = await client.signUp(email, password, name);
      return { email, name, password, sub };
    }),
  );
  const sent = await codes();
  await Promise.all(people.map(({ email }) => client.confirmSignUp(email, sent.get(email) ?? '')));
  return people;
}

async function signInAll(
  client: IdentityClient,
  people: readonly Person[],
  seed: number,
  report: (problem: string) => void,
): Promise<SignedIn[]> {
  const plans = plansFor(people.length, seed);
  const open: OpenSessions = new Map();
  const settled = await Promise.allSettled(
    people.map(async (person, index) => {
      const plan = plans[index];
      if (plan === undefined) throw new Error('There is no plan.');
      return signInTwice(client, person, plan, open, report);
    }),
  );
  return settled.flatMap((one, index) => {
    if (one.status === 'fulfilled') return [one.value];
    report(`${people[index]?.email}: could not sign in: ${String(one.reason)}`);
    return [];
  });
}

async function leave(client: IdentityClient, { plan, sessions }: SignedIn): Promise<void> {
  const [, { access, refresh }] = sessions;
  if (plan.leaves === 'revokes') await client.revoke(refresh);
  if (plan.leaves === 'signs-out-everywhere') await client.signOutEverywhere(access);
}
