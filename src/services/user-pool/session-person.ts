import { env } from '#src/config/env.ts';
import { decodeCookie, tokenCookiePrefix } from '#src/config/session-cookie.ts';
import { personName } from './person-name.ts';
import { sessionUser } from './session-hint.ts';

/** The signed-in user, as the ID token describes them. */
export interface SessionPerson {
  name: string;
  email: string;
}

const PREFIX = tokenCookiePrefix(env.userPool.clientId);

let read: { token: string; person: SessionPerson | null } | null = null;

/**
 * Read from the cookie without Amplify and without checking the signature: for greeting the user and filling in
 * their details on a form, never for a decision. The same object for as long as the token is the same.
 */
export function sessionPerson(): SessionPerson | null {
  const token = idToken();
  if (token === null) return null;
  if (read?.token !== token) read = { token, person: personIn(token) };
  return read.person;
}

function idToken(): string | null {
  const user = sessionUser();
  if (user === null) return null;
  for (const cookie of document.cookie.split('; ')) {
    const [name = '', value = ''] = cookie.split('=');
    if (decodeCookie(name) === `${PREFIX}${user}.idToken`) return value;
  }
  return null;
}

function personIn(token: string): SessionPerson | null {
  const claims = claimsOf(token);
  const email = claims.get('email') ?? '';
  const name = personName((key) => claims.get(key)) || email;
  return name === '' ? null : { name, email };
}

/** The claims that are texts. */
function claimsOf(token: string): ReadonlyMap<string, string> {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const entries = Object.entries(typeof claims === 'object' && claims !== null ? claims : {});
    return new Map(
      entries.flatMap(([key, value]): [string, string][] =>
        typeof value === 'string' && value !== '' ? [[key, value]] : [],
      ),
    );
  } catch {
    // No token of ours: then nothing is known of the user.
    return new Map();
  }
}
