import { listOf, opaqueOrNull, textOrNull, timeOrNull } from '#src/lib/service-values.ts';
import type { UserSession } from '#src/services/user-pool/user-pool.ts';
import { callUserPool, fieldsOf } from './call-user-pool.ts';
import { nameOf } from './named-error.ts';
import { requireAccessToken } from './session.ts';

/** The pool keeps no more per user. */
const MOST_SESSIONS = 100;
/** More pages mean a faulty response. */
const MOST_PAGES = 10;

/** A session in a response, and the hosted session from which it originated. */
interface Listed {
  session: UserSession;
  type: string | null;
  origin: string | null;
}

/** The errors of a pool that doesn't track sessions, or that doesn't support it. */
const NOT_TRACKED: ReadonlySet<string> = new Set([
  'OperationNotEnabledException',
  'UnknownOperationException',
]);

/** Null if the pool doesn't track sessions. */
export async function listUserSessions(): Promise<readonly UserSession[] | null> {
  try {
    return withoutOrigins(await everyPage());
  } catch (thrown) {
    if (NOT_TRACKED.has(nameOf(thrown))) return null;
    throw thrown;
  }
}

/** Succeeds if the session is already over. Also ends the hosted session from which it originated. */
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

/** Not Amplify's own global sign-out, which reports success even if the pool has refused. */
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
    next = opaqueOrNull(answer.get('NextToken'));
    if (next === null) break;
  }
  return listed.slice(0, MOST_SESSIONS);
}

/** Leaves out hosted sessions whose own sessions are listed, because they end together. */
function withoutOrigins(listed: readonly Listed[]): readonly UserSession[] {
  const origins = new Set(listed.map(({ origin }) => origin));
  return listed
    .filter(({ session, type }) => type !== 'SSO' || !origins.has(session.id))
    .map(({ session }) => session);
}

function sessionOf(entry: unknown): Listed[] {
  const fields = fieldsOf(entry);
  const id = opaqueOrNull(fields.get('SessionId'));
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
      type: opaqueOrNull(fields.get('SessionType')),
      origin: opaqueOrNull(fields.get('OriginSessionId')),
    },
  ];
}

/** The pool writes `unknown` for a device or a place that it couldn't determine. */
function known(value: unknown): string | null {
  const text = textOrNull(value)?.trim() ?? '';
  return text === '' || text.toLowerCase() === 'unknown' ? null : text;
}

/** Converts the pool's seconds to milliseconds. */
function timeOf(value: unknown): number | null {
  return typeof value === 'number' ? timeOrNull(value * 1000) : null;
}
