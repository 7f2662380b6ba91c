import { unreachable } from '#src/lib/unreachable.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import type { UserSession } from '#src/services/user-pool/user-pool.ts';

/** Ending a session by its id, or all the others: at most one of them at a time. */
export type SessionEnding =
  | { at: 'idle' }
  | { at: 'waiting'; which: EndedSession }
  | { at: 'failed'; which: EndedSession; error: UserPoolError }
  | { at: 'ended'; session: UserSession | 'others' };

type EndedSession = { id: string } | 'others';

export type SessionsState =
  | { at: 'loading' }
  | { at: 'failed'; error: UserPoolError }
  /** The pool doesn't track sessions, so they can only be ended all together. */
  | { at: 'untracked' }
  | {
      at: 'listed';
      /** This one first, then the most recently active. */
      sessions: readonly UserSession[];
      ending: SessionEnding;
    };

export type SessionsEvent =
  | { type: 'requested' }
  | { type: 'received'; sessions: readonly UserSession[] | null }
  | { type: 'rejected'; error: UserPoolError }
  | { type: 'ending'; id: string }
  | { type: 'ended'; id: string }
  | { type: 'not-ended'; id: string; error: UserPoolError }
  | { type: 'ending-others' }
  /** `ids` were ended. `error` is null if those were all. */
  | { type: 'others-ended'; ids: readonly string[]; error: UserPoolError | null };

/**
 * The list of a user's sessions. Removes a session as soon as it has been ended, because the pool's own list lags a few
 * seconds behind.
 */
export function sessionsReducer(state: SessionsState, event: SessionsEvent): SessionsState {
  switch (event.type) {
    case 'requested':
      return { at: 'loading' };
    case 'received':
      return event.sessions === null ? { at: 'untracked' } : listed(event.sessions);
    case 'rejected':
      return { at: 'failed', error: event.error };
    default:
      return state.at === 'listed' ? afterEnding(state, event) : state;
  }
}

type Listed = SessionsState & { at: 'listed' };
type EndingEvent = Exclude<SessionsEvent, { type: 'requested' | 'received' | 'rejected' }>;

function afterEnding(state: Listed, event: EndingEvent): Listed {
  switch (event.type) {
    case 'ending':
      return { ...state, ending: { at: 'waiting', which: { id: event.id } } };
    case 'ended':
      return afterOne(state, event.id);
    case 'not-ended':
      return { ...state, ending: { at: 'failed', which: { id: event.id }, error: event.error } };
    case 'ending-others':
      return { ...state, ending: { at: 'waiting', which: 'others' } };
    case 'others-ended':
      return {
        ...state,
        sessions: state.sessions.filter(({ id }) => !event.ids.includes(id)),
        ending:
          event.error === null
            ? { at: 'ended', session: 'others' }
            : { at: 'failed', which: 'others', error: event.error },
      };
    default:
      return unreachable(event);
  }
}

function afterOne(state: Listed, ended: string): Listed {
  const session = state.sessions.find(({ id }) => id === ended);
  return {
    ...state,
    sessions: state.sessions.filter((other) => other !== session),
    ending: session === undefined ? { at: 'idle' } : { at: 'ended', session },
  };
}

function listed(sessions: readonly UserSession[]): Listed {
  const rank = ({ isCurrent, lastActiveAt }: UserSession) =>
    isCurrent ? Number.POSITIVE_INFINITY : (lastActiveAt ?? 0);
  return {
    at: 'listed',
    sessions: [...sessions].sort((left, right) => rank(right) - rank(left)),
    ending: { at: 'idle' },
  };
}

/** The sessions that can be ended all together while this one stays. None if it isn't known which is this one. */
export function otherSessions(sessions: readonly UserSession[]): readonly UserSession[] {
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return others.length === sessions.length ? [] : others;
}

/** The browser and the system in the pool's text, without versions. Null unless it has both. */
export function deviceOf(text: string | null): { browser: string; system: string } | null {
  const [browser = '', system = ''] = (text ?? '').split(' / ').map(withoutVersion);
  return browser === '' || system === '' ? null : { browser, system };
}

function withoutVersion(name: string): string {
  const parts = name.trim().split(/\s+/);
  while (parts.length > 1 && /^v?\d[\w.]*$/.test(parts.at(-1) ?? '')) parts.pop();
  return parts.join(' ');
}

/** The city and the country, or whichever is known. */
export function placeOf({ city, country }: Pick<UserSession, 'city' | 'country'>): string | null {
  const parts = [city, country].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}
