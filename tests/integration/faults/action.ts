import type { Fault } from '#local/kit/faults.ts';
import type { World } from '../../setup/world.ts';

/** What an operation is to the person: it decides what a fault of it means to them. */
export type ActionKind =
  /** Nobody is signed in or signing in: registering, resetting a password. */
  | 'stranger'
  /** Email and password have been sent, and no challenge is shown yet. */
  | 'credentials'
  /** The answer to a challenge. */
  | 'challenge'
  /** The last answer of a set-up whose code the pool has taken already: it can't be given twice. */
  | 'last-answer'
  /** Somebody signed in asks for something with their access token. */
  | 'session'
  /** The refresh token is exchanged for new tokens. */
  | 'refresh'
  /** Nice to have: done or not, the person goes on and reads nothing of it. */
  | 'wish'
  /** The same at the end of a sign-in, where the screen is still that of the sign-in. */
  | 'sign-in-wish'
  /** The session ends on this side whatever the pool says. */
  | 'sign-out'
  /** The code of a redirect is exchanged for tokens. */
  | 'redirect';

/** An operation that the app causes at one place, and what the person sees there. */
export interface Action {
  /** As the fault switches name it: the target's operation, or the path of an OAuth endpoint. */
  operation: string;
  at: string;
  kind: ActionKind;
  /** The specification's words before the reason. */
  prefix?: string;
  /** What is shown while the answer is awaited: the label of the button that was pressed, or a status. */
  waiting: string;
  /** The button that tries again. */
  retry: string;
  /** What shows that it worked. */
  done: string | RegExp | (() => void);
  /** Where somebody is who turns out to be signed out; /login with its notice unless said. */
  whenSignedOut?: { path: string; text: string };
  /** Brings the screen to the moment before the operation is called. */
  arrange(world: World): Promise<Scene>;
}

export interface Scene {
  /** Causes the call. */
  act(): Promise<void> | void;
  /** The values of fields, by label, that no failure may touch. */
  typed?: Record<string, string>;
  /** Who is signing in, for a way that leads back to the credentials. */
  email?: string;
}

export interface Row {
  action: Action;
  fault: Fault;
}
