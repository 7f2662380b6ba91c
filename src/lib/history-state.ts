const LOGIN_NOTICES = [
  'session-ended',
  'session-not-renewed',
  'session-conflict',
  'sign-in-unfinished',
  'google-not-opened',
  'password-changed',
] as const;

const NOTICES = [
  ...LOGIN_NOTICES,
  'reset-required',
  'authenticator-first',
  'verification-sent',
  'verification-not-sent',
] as const;

/** Why the user has landed on this auth screen instead of the one they expected. */
export type AuthNotice = (typeof NOTICES)[number];

/** Those that /login explains. */
export type LoginNotice = (typeof LOGIN_NOTICES)[number];

export function loginNotice(notice: AuthNotice | null): LoginNotice | null {
  return LOGIN_NOTICES.find((known) => known === notice) ?? null;
}

/** State that a screen passes to the next auth screen in the history entry: never in the URL, never a password. */
export interface AuthEntryState {
  email: string;
  /** The screen starts at the step for the emailed code. */
  awaitingCode: boolean;
  /** The account has just been created: signing in is the last step of registering. */
  registering: boolean;
  notice: AuthNotice | null;
}

/** State for `navigate` and `<Link>`. Null if there is nothing to pass, so that the entry stays empty. */
export function authEntryState(parts: Partial<AuthEntryState>): Partial<AuthEntryState> | null {
  const { email = '', awaitingCode = false, registering = false, notice = null } = parts;
  const state = {
    ...(email !== '' && { email }),
    ...(awaitingCode && { awaitingCode }),
    ...(registering && { registering }),
    ...(notice !== null && { notice }),
  };
  return Object.keys(state).length === 0 ? null : state;
}

/** Reads a location's state. Ignores anything that this module hasn't written. */
export function readAuthEntryState(state: unknown): AuthEntryState {
  const passed = isRecord(state) ? state : {};
  const { email, awaitingCode, registering, notice } = passed;
  return {
    email: typeof email === 'string' ? email : '',
    awaitingCode: awaitingCode === true,
    registering: registering === true,
    notice: NOTICES.find((known) => known === notice) ?? null,
  };
}

/** The location's state, from where React Router keeps it in a history entry. */
export function stateOfEntry(entry: unknown): unknown {
  return isRecord(entry) ? (entry['usr'] ?? null) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
