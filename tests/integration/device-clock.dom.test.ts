import { otherCode } from '../setup/other-code.ts';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerInstead, refusal } from '../setup/answers.ts';
import { useHurry } from '../setup/hurry.ts';
import { PASSWORD, registeredPerson } from '../setup/people.ts';
import { personJustSignedIn } from '../setup/sign-in.ts';
import { useWorld } from '../setup/world.ts';
import { at, codeOnPhone, type Person } from './faults/at-the-screen.ts';

/** A wrong clock invalidates codes and may break sign-ins, so it is compared with the host's and reported. */

const world = useWorld();
useHurry();

const MINUTE = 60_000;
const clockIs = (wrong: string) =>
  `Your device’s clock is about ${wrong}. Signing in needs the right time: let your device set its clock automatically, then try again.`;
const BEHIND = clockIs('10 minutes behind');
const INCORRECT = 'Incorrect email or password. Check the address, then type your password again.';
const SITE = `${window.location.origin}/`;

let asked = 0;

/** Sets the site's clock this far ahead of the device's. */
function siteIsAhead(minutes: number): void {
  asked = 0;
  world.answer(
    http.head(SITE, () => {
      asked += 1;
      const date = new Date(Date.now() + minutes * MINUTE).toUTCString();
      return new HttpResponse(null, { headers: { date } });
    }),
  );
}

async function signIn(email: string, password = PASSWORD): Promise<Person> {
  const person = at('/login');
  await person.fill('Email', email);
  await person.fill('Password', password);
  await person.press('Sign in');
  return person;
}

async function expectWords(words: string): Promise<void> {
  const alert = () =>
    document.querySelector('#content [role=alert]:not(:empty)')?.textContent ?? '';
  await waitFor(() => expect(alert()).not.toBe(''));
  expect(alert()).toBe(words);
}

describe('with the clock ten minutes behind', () => {
  it('a refused password mentions the clock', async () => {
    siteIsAhead(10);
    await signIn(await registeredPerson(world), 'Wrong-horse');
    await expectWords(`Incorrect email or password. ${BEHIND}`);
  });

  it('a sign-in that the pool reports as expired is blamed on the clock, not on the three-minute limit', async () => {
    siteIsAhead(10);
    answerInstead({
      RespondToAuthChallenge: () =>
        refusal('NotAuthorizedException', 'Invalid session for the user, session is expired.'),
    });
    await signIn(await registeredPerson(world));
    await expectWords(BEHIND);
  });

  it('a refused code of a new authenticator mentions the clock', async () => {
    siteIsAhead(10);
    const person = await signIn(await registeredPerson(world));
    await person.fill('Authenticator code', otherCode(await codeOnPhone()));
    await expectWords(`Invalid code. Please try again. ${BEHIND}`);
  });

  it('the same happens when an authenticator is replaced', async () => {
    await personJustSignedIn(world);
    siteIsAhead(10);
    const person = at('/dashboard/profile');
    await person.press('Replace Authenticator App');
    await person.fill('Code from the new app', otherCode(await codeOnPhone()));
    await expectWords(`Error confirming code: Code mismatch. ${BEHIND}`);
  });

  it('a failure that a clock can’t cause is reported as usual, without a request to the site', async () => {
    siteIsAhead(10);
    world.fault('InitiateAuth', 'limit', 9);
    await signIn(await registeredPerson(world));
    await expectWords(
      'Attempt limit exceeded, please try after some time. The wait can be up to an hour.',
    );
    expect(asked).toBe(0);
  });
});

it.each([
  ['a clock that is ahead', -180, `Incorrect email or password. ${clockIs('3 hours ahead')}`],
  ['a clock that is right', 0, INCORRECT],
])('%s is described exactly', async (_, minutes, words) => {
  siteIsAhead(minutes);
  await signIn(await registeredPerson(world), 'Wrong-horse');
  await expectWords(words);
});
