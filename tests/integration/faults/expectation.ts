import type { Fault } from '#local/kit/faults.ts';
import type { Action, ActionKind } from './action.ts';

export interface Expectation {
  /** The alert's text; null if the user sees no message. */
  words: string | null;
  next: 'retry' | 'retry-restarts' | 'succeeds' | 'credentials' | 'signed-out';
  /** The tokens in the token store before any retry. `none`: there was no session. */
  tokens: 'none' | 'kept' | 'cleared';
}

const SIGN_IN_LOST =
  'Your sign-in was interrupted or took longer than 3 minutes, so it was stopped. Please sign in again.';
const ENDED_AT_LOGIN = {
  path: '/login',
  text: 'Your session has ended, so you’ve been signed out. Sign in to continue.',
} as const;
const NOT_RENEWED_AT_LOGIN = {
  path: '/login',
  text: 'Your session couldn’t be renewed, so you’ve been signed out. Sign in to continue.',
} as const;

/** The message for a sign-in that the pool has dropped. */
export function signInLost({ onceLost }: Action): string {
  return onceLost === undefined ? SIGN_IN_LOST : `${SIGN_IN_LOST} ${onceLost}`;
}

/** Where the user is after a session has ended, unless the action names another place. */
export function whenSignedOut(action: Action): { path: string; text: string } {
  if (action.whenSignedOut !== undefined) return action.whenSignedOut;
  return action.kind === 'refresh' ? NOT_RENEWED_AT_LOGIN : ENDED_AT_LOGIN;
}

const SIGNED_OUT = 'Your session has ended. Sign in to continue.';

const REDIRECT_FAILED =
  'Login failed during OAuth redirect. Nothing in your account has changed. Try again in a moment.';

const UNAVAILABLE =
  'The sign-in service isn’t responding properly at the moment. Try again in a minute.';

/** The messages for faults without a special case. */
const WORDS: Record<Exclude<Fault, 'slow'>, string> = {
  network: 'We can’t reach the sign-in service. Check your connection, then try again.',
  throttle: 'Rate exceeded. Wait a moment, then try again.',
  limit: 'Attempt limit exceeded, please try after some time. The wait can be up to an hour.',
  server: UNAVAILABLE,
  html: UNAVAILABLE,
  malformed: UNAVAILABLE,
  'expired-session': 'Invalid session for the user, session is expired.',
  revoked: 'Access Token has been revoked',
};

const WITH_TOKENS: ReadonlySet<ActionKind> = new Set([
  'session',
  'refresh',
  'best-effort',
  'sign-in-best-effort',
  'sign-out',
]);
const SIGNING_IN: ReadonlySet<ActionKind> = new Set([
  'credentials',
  'challenge',
  'last-answer',
  'sign-in-best-effort',
]);

/** The expected outcome of a fault, derived only from the operation's role for the user. */
export function expectationOf(action: Action, fault: Fault): Expectation {
  const { kind, prefix } = action;
  const tokens = WITH_TOKENS.has(kind) ? 'kept' : 'none';
  if (kind === 'sign-out') return { words: null, next: 'succeeds', tokens: 'cleared' };
  if (fault === 'slow') return { words: null, next: 'succeeds', tokens };
  if (endsSession(kind, fault)) {
    return kind === 'sign-in-best-effort'
      ? { words: SIGNED_OUT, next: 'credentials', tokens: 'cleared' }
      : { words: null, next: 'signed-out', tokens: 'cleared' };
  }
  if (kind === 'best-effort' || kind === 'sign-in-best-effort')
    return { words: null, next: 'succeeds', tokens };
  const words = `${prefix ?? ''} ${wordsOf(action, fault)}`.trim();
  return { words, next: nextStep(kind, fault), tokens };
}

/** Whether the refresh token was refused, for any reason, or the access token revoked. */
function endsSession(kind: ActionKind, fault: Fault): boolean {
  if (kind === 'refresh') return fault === 'revoked' || fault === 'expired-session';
  return fault === 'revoked' && ['session', 'best-effort', 'sign-in-best-effort'].includes(kind);
}

function nextStep(kind: ActionKind, fault: Fault): Expectation['next'] {
  const answering = kind === 'challenge' || kind === 'last-answer';
  if (answering && (fault === 'expired-session' || fault === 'revoked')) return 'credentials';
  return kind === 'last-answer' ? 'retry-restarts' : 'retry';
}

function wordsOf(action: Action, fault: Exclude<Fault, 'slow'>): string {
  const { kind } = action;
  if (kind === 'redirect') return REDIRECT_FAILED;
  if (SIGNING_IN.has(kind) && fault === 'expired-session') return signInLost(action);
  if (SIGNING_IN.has(kind) && fault === 'revoked') return SIGNED_OUT;
  return WORDS[fault];
}
