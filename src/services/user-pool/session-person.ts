import { shownEmail } from '#src/lib/email.ts';
import { personName } from './person-name.ts';
import { claimsOf, storedValue } from './stored-tokens.ts';

/** The signed-in user, as the ID token describes them. */
export interface SessionPerson {
  name: string;
  email: string;
}

let read: { token: string; person: SessionPerson | null } | null = null;

/**
 * Read from a cookie, without Amplify and without checking the signature: only for greeting the user and prefilling forms,
 * never for a decision. Returns the same object for the same token.
 */
export function sessionPerson(): SessionPerson | null {
  const token = storedValue('idToken');
  if (token === null) return null;
  if (read?.token !== token) read = { token, person: personIn(token) };
  return read.person;
}

function personIn(token: string): SessionPerson | null {
  const claims = claimsOf(token);
  const text = (name: string) => {
    const value = claims.get(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const email = shownEmail(text('email') ?? '');
  const name = personName(text) || email;
  return name === '' ? null : { name, email };
}
