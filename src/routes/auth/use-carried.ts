import { useLocation } from 'react-router-dom';

/** Why the person finds themselves on another screen than they expected. */
type CarriedNotice = 'session-ended' | 'reset-required' | 'authenticator-first';

const NOTICES: readonly CarriedNotice[] = [
  'session-ended',
  'reset-required',
  'authenticator-first',
];

/** What one auth screen carries to the next in the history entry: never in the URL. */
export interface Carried {
  email: string;
  /** A code has been sent to the email and is awaited. */
  verifying: boolean;
  /** An account has just been created: to sign in is its last step. */
  registering: boolean;
  notice: CarriedNotice | null;
}

/** Survives a reload; empty when the person came here by themselves. */
export function useCarried(): Carried {
  const state: unknown = useLocation().state;
  const said = textOf(state, 'notice');
  return {
    email: textOf(state, 'email'),
    verifying: flagOf(state, 'verifying'),
    registering: flagOf(state, 'registering'),
    notice: NOTICES.find((notice) => notice === said) ?? null,
  };
}

function textOf(state: unknown, key: string): string {
  const value: unknown = isRecord(state) ? state[key] : undefined;
  return typeof value === 'string' ? value : '';
}

function flagOf(state: unknown, key: string): boolean {
  return isRecord(state) && state[key] === true;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
