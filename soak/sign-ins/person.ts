import { setTimeout as sleep } from 'node:timers/promises';
import { totpCode, wrongTotpCode } from '../../tests/setup/totp-codes.ts';
import { outcomeOf } from '../lib/outcome.ts';
import { tokensOf, type IdentityClient, type Tokens } from './identity-client.ts';
import type { Plan } from './plan.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
  /** The UUID assigned by SignUp. */
  sub: string;
}

/** The Session strings of sign-ins in progress, by user. */
export type OpenSessions = Map<Person, string>;

export interface SignedIn {
  person: Person;
  plan: Plan;
  /** All that were issued. */
  tokens: readonly Tokens[];
  /** The newest of each session: from setting up the authenticator, and from the second sign-in. */
  sessions: [Tokens, Tokens];
}

const STEP_MS = 30_000;
const STARTED = 'NotAuthorizedException';

/**
 * Sets up an authenticator, then signs in with it, making the plan's mistakes on the way. Passes unexpected responses to
 * `report`.
 */
export async function signInTwice(
  client: IdentityClient,
  person: Person,
  plan: Plan,
  open: OpenSessions,
  report: (problem: string) => void,
): Promise<SignedIn> {
  const pause = pauses(plan);
  const expectRefusal = async (what: string, name: string, call: Promise<unknown>) => {
    const outcome = await outcomeOf(call);
    if (outcome !== name) report(`${person.email}: ${what} was ${outcome}, not ${name}`);
  };

  for (let mistake = 0; mistake < plan.wrongPasswords; mistake += 1) {
    await pause();
    const call = client.provePassword(person.email, `${person.password}x`);
    await expectRefusal('a wrong password', STARTED, call);
  }
  await pause();
  const started = await client.provePassword(person.email, person.password);
  const { SecretCode: secret = '', Session } = await client.associate(started.Session);
  const used = { step: 0 };
  for (let mistake = 0; mistake < plan.wrongSetUpCodes; mistake += 1) {
    await pause();
    const call = client.verify(Session, wrongTotpCode(secret, Date.now()));
    await expectRefusal('a wrong first code', 'EnableSoftwareTokenMFAException', call);
  }
  const verified = await client.verify(Session, freshCode(secret, used));
  const first = tokensOf(await client.respond('MFA_SETUP', verified.Session, nameOf(person)));

  await pause();
  const again = await client.provePassword(person.sub, person.password);
  open.set(person, again.Session ?? '');
  const codeAnswer = (code: string) => ({ ...nameOf(person), SOFTWARE_TOKEN_MFA_CODE: code });
  for (let mistake = 0; mistake < plan.wrongCodes; mistake += 1) {
    await pause();
    const answer = codeAnswer(wrongTotpCode(secret, Date.now()));
    const call = client.respond('SOFTWARE_TOKEN_MFA', again.Session, answer);
    await expectRefusal('a wrong code', 'CodeMismatchException', call);
  }
  const [other] = [...open].find(([one]) => one !== person) ?? [];
  if (plan.meddles && other !== undefined) {
    const answer = codeAnswer(totpCode(secret, Date.now()));
    const call = client.respond('SOFTWARE_TOKEN_MFA', open.get(other), answer);
    await expectRefusal(`answering ${other.email}’s challenge`, 'NotAuthorizedException', call);
  }
  await pause();
  const done = await client.respond(
    'SOFTWARE_TOKEN_MFA',
    again.Session,
    codeAnswer(freshCode(secret, used)),
  );
  open.delete(person);
  const sessions: [Tokens, Tokens] = [first, tokensOf(done)];
  const tokens = [...sessions, ...(await refreshEach(client, sessions, plan, pause))];
  return { person, plan, tokens, sessions };
}

/** Refreshes the sessions by turns, and returns what that issued. */
async function refreshEach(
  client: IdentityClient,
  sessions: [Tokens, Tokens],
  { refreshes }: Plan,
  pause: () => Promise<void>,
): Promise<Tokens[]> {
  const issued: Tokens[] = [];
  for (let count = 0; count < refreshes; count += 1) {
    await pause();
    const session = count % 2 === 0 ? 1 : 0;
    sessions[session] = await client.refresh(sessions[session].refresh);
    issued.push(sessions[session]);
  }
  return issued;
}

function nameOf({ sub }: Person): { USERNAME: string } {
  return { USERNAME: sub };
}

/** The pool accepts each 30-second step once, and the next one early. */
function freshCode(secret: string, used: { step: number }): string {
  used.step = Math.max(used.step + 1, Math.floor(Date.now() / STEP_MS));
  return totpCode(secret, used.step * STEP_MS);
}

function pauses({ pauses }: Plan): () => Promise<void> {
  let next = 0;
  return async () => {
    await sleep(pauses[next % pauses.length]);
    next += 1;
  };
}
