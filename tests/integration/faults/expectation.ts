import { FAULTS, type Fault } from '#local/kit/faults.ts';
import type { Action, ActionKind, Row } from './action.ts';

export interface Expectation {
  /** What the alert says; null where the person reads nothing of the fault. */
  words: string | null;
  next: 'retry' | 'retry-begins-anew' | 'succeeds' | 'credentials' | 'signed-out';
  /** The tokens in the token store, before any retry. `none`: nobody was signed in. */
  tokens: 'none' | 'kept' | 'cleared';
}

const SIGNED_OUT = 'Your session has ended. Sign in to continue.';
export const SESSION_LOST =
  'Your sign-in was interrupted or took longer than 3 minutes, so it was stopped. Please sign in again.';
/** Where a session that has ended leads, unless the action names another place. */
export const TOLD_AT_LOGIN = {
  path: '/login',
  text: 'Your session has ended, so you’ve been signed out. Sign in to continue.',
} as const;
const UNAVAILABLE = 'The sign-in service isn’t answering properly just now. Try again in a minute.';

/** The words for a fault where nothing about the place calls for others. */
const WORDS: Record<Exclude<Fault, 'slow'>, string> = {
  network: 'We can’t reach the sign-in service. Check your connection, then try again.',
  throttle: 'Rate exceeded. Wait a moment, then try again.',
  limit: 'Attempt limit exceeded, please try after some time.',
  server: UNAVAILABLE,
  html: UNAVAILABLE,
  malformed: UNAVAILABLE,
  'expired-session': 'Invalid session for the user, session is expired.',
  revoked: 'Access Token has been revoked',
};

const WITH_TOKENS: ReadonlySet<ActionKind> = new Set([
  'session',
  'refresh',
  'wish',
  'sign-in-wish',
  'sign-out',
]);
const SIGNING_IN: ReadonlySet<ActionKind> = new Set([
  'credentials',
  'challenge',
  'last-answer',
  'sign-in-wish',
]);

/** What must come of a fault, from what the operation is to the person and from nothing else. */
export function expectationOf({ kind, prefix }: Action, fault: Fault): Expectation {
  const tokens = WITH_TOKENS.has(kind) ? 'kept' : 'none';
  if (kind === 'sign-out') return { words: null, next: 'succeeds', tokens: 'cleared' };
  if (fault === 'slow') return { words: null, next: 'succeeds', tokens };
  if (endsSession(kind, fault)) {
    return kind === 'sign-in-wish'
      ? { words: SIGNED_OUT, next: 'credentials', tokens: 'cleared' }
      : { words: null, next: 'signed-out', tokens: 'cleared' };
  }
  if (kind === 'wish' || kind === 'sign-in-wish') return { words: null, next: 'succeeds', tokens };
  const words = [prefix ?? '', wordsOf(kind, fault)].join(' ').trim();
  return { words, next: wayOn(kind, fault), tokens };
}

/** A refusal of the refresh token, whatever the reason given; a revoked access token. */
function endsSession(kind: ActionKind, fault: Fault): boolean {
  if (kind === 'refresh') return fault === 'revoked' || fault === 'expired-session';
  return fault === 'revoked' && ['session', 'wish', 'sign-in-wish'].includes(kind);
}

function wayOn(kind: ActionKind, fault: Fault): Expectation['next'] {
  const answering = kind === 'challenge' || kind === 'last-answer';
  if (answering && (fault === 'expired-session' || fault === 'revoked')) return 'credentials';
  return kind === 'last-answer' ? 'retry-begins-anew' : 'retry';
}

function wordsOf(kind: ActionKind, fault: Exclude<Fault, 'slow'>): string {
  if (kind === 'redirect') return 'Login failed during OAuth redirect.';
  if (SIGNING_IN.has(kind) && fault === 'expired-session') return SESSION_LOST;
  if (SIGNING_IN.has(kind) && fault === 'revoked') return SIGNED_OUT;
  return WORDS[fault];
}

/** Every action meets every fault that the local console can switch on. */
export function rowsOf(actions: readonly Action[]): Row[] {
  return actions.flatMap((action) => FAULTS.map((fault) => ({ action, fault })));
}
