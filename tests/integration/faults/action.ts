import type { Fault } from '#local/kit/faults.ts';
import type { World } from '../../setup/world.ts';

/** An operation's role for the user, which determines the effect of a fault. */
export type ActionKind =
  /** Outside a session and a sign-in: registering or resetting a password. */
  | 'signed-out'
  /** Email and password were sent, and no challenge is shown yet. */
  | 'credentials'
  /** The answer to a challenge. */
  | 'challenge'
  /** The last answer of a set-up whose code the pool has already accepted, so it can't be repeated. */
  | 'last-answer'
  /** A signed-in request with the access token. */
  | 'session'
  /** Exchanges the refresh token for new tokens. */
  | 'refresh'
  /** Optional: if it fails, the user continues and sees no message. */
  | 'best-effort'
  /** Optional, at the end of a sign-in, while its screen is still shown. */
  | 'sign-in-best-effort'
  /** Ends the session locally, whatever the pool responds. */
  | 'sign-out'
  /** Exchanges a redirect's code for tokens. */
  | 'redirect';

/** An operation that the app calls in one place, and what the user sees there. */
export interface Action {
  /** Its name for fault switches: the target's operation, or the path of an OAuth endpoint. */
  operation: string;
  at: string;
  kind: ActionKind;
  /** The fixed text before the reason. */
  prefix?: string;
  /** Shown while waiting for the response: the clicked button's label, or a status. Null if nothing waits for it. */
  waiting: string | null;
  /** The button that retries. */
  retry: string;
  /** What shows that it succeeded. */
  done: string | RegExp | (() => void);
  /** Nobody waits for it, so its message doesn't take the focus. */
  inBackground?: true;
  /** Added to the message if the sign-in is lost. */
  onceLost?: string;
  /** Where a signed-out user ends up; by default /login with its notice. */
  whenSignedOut?: { path: string; text: string };
  /** Takes the screen to the moment before the call. */
  arrange(world: World): Promise<Scene>;
}

export interface Scene {
  /** Triggers the call. */
  act(): Promise<void> | void;
  /** Field values, by label, that no failure may change. */
  typed?: Record<string, string>;
  /** The email of the sign-in, for returning to the credentials. */
  email?: string;
}

export interface Row {
  action: Action;
  fault: Fault;
}
