import type { Action, Row } from './action.ts';

/** Faults that change what happens next, or how long it takes. */
const DECISIVE = ['slow', 'expired-session', 'revoked'] as const;

/** All of these offer a retry. Only their messages differ, and those depend on an action's kind. */
const TEMPORARY = ['network', 'throttle', 'limit', 'server', 'html', 'malformed'] as const;

/**
 * Every action with every decisive fault. The temporary ones are dealt out to the actions of a kind, so that each kind is
 * tested with all of them, and each action with at least one.
 */
export function rowsOf(actions: readonly Action[]): Row[] {
  return actions.flatMap((action) => {
    const sameKind = actions.filter(({ kind }) => kind === action.kind);
    const first = sameKind.indexOf(action) % TEMPORARY.length;
    const dealt = TEMPORARY.filter((_fault, index) => index % sameKind.length === first);
    return [...DECISIVE, ...dealt].map((fault) => ({ action, fault }));
  });
}
