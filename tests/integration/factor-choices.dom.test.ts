import { beforeEach, describe, expect, it } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { codeFor } from '../setup/people.ts';
import { answer, asked, DONE, personWith, signedInAs, valueOf } from '../setup/sign-in-steps.ts';
import { useWorld } from '../setup/world.ts';

/** Sign-ins by a choice of factors, with the local pool. */

const CODES_EMAIL = 'codes@example.com';
const world = useWorld();

beforeEach(() => {
  userPool.signOut();
});

describe('a choice', () => {
  it('to set up email: the address is verified and receives codes from then on', async () => {
    const person = await personWith(world, 'choice-of-set-up');
    await signedInAs(person);
    expect(valueOf(await answer(person.email, 'EMAIL'))).toEqual(asked({ kind: 'email-set-up' }));
    await answer(person.email, CODES_EMAIL);
    expect(valueOf(await answer(person.email, codeFor(world, CODES_EMAIL)))).toEqual(DONE);
    userPool.signOut();
    expect(await signedInAs(person)).toEqual(
      asked({ kind: 'email-code', destination: 'c***@e***' }),
    );
  });
});
