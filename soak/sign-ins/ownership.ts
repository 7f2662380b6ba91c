import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';
import { LOCAL_CLIENT_ID, LOCAL_USER_POOL_ID, type LocalPorts } from '#local/settings.ts';
import { outcomeOf } from '../lib/outcome.ts';
import { type IdentityClient, type Tokens } from './identity-client.ts';
import type { Person, SignedIn } from './person.ts';

type Report = (problem: string) => void;

/** Checks that every token belongs to its user and was given to no other. */
export async function checkTokens(
  ports: LocalPorts,
  signedIn: readonly SignedIn[],
  report: Report,
): Promise<void> {
  const issuer = `http://localhost:${ports.userPool}/${LOCAL_USER_POOL_ID}`;
  const keys = createRemoteJWKSet(
    new URL(`http://127.0.0.1:${ports.userPool}/${LOCAL_USER_POOL_ID}/.well-known/jwks.json`),
  );
  const seen = new Set<string>();
  const once = (what: string, value: string, { email }: Person) => {
    if (value === '' || seen.has(value))
      report(`${email}: ${what} is empty or shared with another user`);
    seen.add(value);
  };
  for (const { person, tokens } of signedIn) {
    for (const one of tokens) {
      const access = (await jwtVerify(one.access, keys, { issuer })).payload;
      const id = (await jwtVerify(one.id, keys, { issuer, audience: LOCAL_CLIENT_ID })).payload;
      checkClaims(person, access, id, report);
      once('an access token’s jti', String(access.jti), person);
      once('an ID token’s jti', String(id.jti), person);
      once('a refresh token', one.refresh, person);
    }
  }
}

function checkClaims(person: Person, access: JWTPayload, id: JWTPayload, report: Report): void {
  const expected: [string, unknown, unknown][] = [
    ['access token’s sub', access.sub, person.sub],
    ['access token’s username', access['username'], person.sub],
    ['access token’s client', access['client_id'], LOCAL_CLIENT_ID],
    ['ID token’s sub', id.sub, person.sub],
    ['ID token’s username', id['cognito:username'], person.sub],
    ['ID token’s email', id['email'], person.email],
    ['ID token’s name', id['name'], person.name],
    ['pair of tokens', id['origin_jti'], access['origin_jti']],
  ];
  for (const [what, found, wanted] of expected) {
    if (found !== wanted) report(`${person.email}: the ${what} is not their own`);
  }
}

/** Checks that GetUser returns each user's own attributes. */
export async function checkUser(
  client: IdentityClient,
  person: Person,
  { access }: Tokens,
  report: Report,
): Promise<void> {
  const { Username, UserAttributes = [] } = await client.getUser(access);
  const received = new Map(UserAttributes.map(({ Name, Value }) => [Name, Value]));
  const isOwn =
    Username === person.sub &&
    received.get('email') === person.email &&
    received.get('name') === person.name;
  if (!isOwn) report(`${person.email}: GetUser answered with another user`);
}

/** Checks that users are signed out of exactly the sessions that they ended, and that all others are unaffected. */
export async function checkEnds(
  client: IdentityClient,
  { person, plan, sessions }: SignedIn,
  report: Report,
): Promise<void> {
  for (const [index, { access, refresh }] of sessions.entries()) {
    const ended =
      plan.leaves === 'signs-out-everywhere' || (plan.leaves === 'revokes' && index === 1);
    const wanted = ended ? 'NotAuthorizedException' : 'accepted';
    for (const [what, call] of [
      ['an access token', client.getUser(access)],
      ['a refresh token', client.refresh(refresh)],
    ] as const) {
      const outcome = await outcomeOf(call);
      if (outcome !== wanted) {
        report(`${person.email}: ${what} of one who ${plan.leaves} was ${outcome}, not ${wanted}`);
      }
    }
  }
}
