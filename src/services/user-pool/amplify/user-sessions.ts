import type { UserSession } from '#src/services/user-pool/user-pool.ts';
import { callUserPool, fieldsOf, listOf } from './call-user-pool.ts';
import { nameOf } from './named-error.ts';
import { requireAccessToken } from './session.ts';
import { textOrNull } from './texts.ts';

/** A pool keeps at most 100 sessions of a user, so more pages than this are an answer out of order. */
const MOST_PAGES = 10;

/** What an answer says of a session, and of the session at the hosted pages that it came through. */
interface Listed {
  session: UserSession;
  type: string | null;
  origin: string | null;
}

/** What a pool answers that doesn't track sessions, or knows nothing of them. */
const NOT_TRACKED: ReadonlySet<string> = new Set([
  'OperationNotEnabledException',
  'UnknownOperationException',
]);

/** Null where the pool doesn't track sessions. */
export async function listUserSessions(): Promise<readonly UserSession[] | null> {
  try {
    return withoutOrigins(await everyPage());
  } catch (thrown) {
    if (NOT_TRACKED.has(nameOf(thrown))) return null;
    throw thrown;
  }
}

/** A session that is over already is as good as ended. Ends its session at the hosted pages too. */
export async function endUserSession(id: string): Promise<null> {
  try {
    await callUserPool('RevokeUserSession', {
      AccessToken: await requireAccessToken(),
      SessionId: id,
      RevokeAssociatedSessions: 'LINKED',
    });
  } catch (thrown) {
    if (nameOf(thrown) !== 'ResourceNotFoundException') throw thrown;
  }
  return null;
}

/** Amplify's own global sign-out reports success even where the pool has refused it. */
export async function endAllUserSessions(): Promise<null> {
  await callUserPool('GlobalSignOut', { AccessToken: await requireAccessToken() });
  return null;
}

async function everyPage(): Promise<readonly Listed[]> {
  const listed: Listed[] = [];
  let next: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await callUserPool('ListUserSessions', {
      AccessToken: await requireAccessToken(),
      ...(next !== null && { NextToken: next }),
    });
    listed.push(...listOf(answer.get('Sessions')).flatMap(sessionOf));
    next = textOrNull(answer.get('NextToken'));
    if (next === null) break;
  }
  return listed;
}

/** A session at the hosted pages is listed beside those that it began; it ends with them, so it isn't shown. */
function withoutOrigins(listed: readonly Listed[]): readonly UserSession[] {
  const origins = new Set(listed.map(({ origin }) => origin));
  return listed
    .filter(({ session, type }) => type !== 'SSO' || !origins.has(session.id))
    .map(({ session }) => session);
}

function sessionOf(entry: unknown): Listed[] {
  const fields = fieldsOf(entry);
  const id = textOrNull(fields.get('SessionId'));
  if (id === null) return [];
  const location = fieldsOf(fields.get('LastLocation'));
  return [
    {
      session: {
        id,
        isCurrent: fields.get('IsCurrentSession') === true,
        device: known(fields.get('DeviceType')),
        ipAddress: known(fields.get('LastIPAddress')),
        city: known(location.get('City')),
        country: known(location.get('Country')),
        signedInAt: timeOf(fields.get('CreateDate')),
        lastActiveAt: timeOf(fields.get('LastActiveDate')),
      },
      type: textOrNull(fields.get('SessionType')),
      origin: textOrNull(fields.get('OriginSessionId')),
    },
  ];
}

/** The pool writes `unknown` for a device or a country that it couldn't tell. */
function known(value: unknown): string | null {
  const text = textOrNull(value)?.trim() ?? '';
  return text === '' || text.toLowerCase() === 'unknown' ? null : text;
}

/** The pool's seconds, as milliseconds. */
function timeOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value * 1000 : null;
}
