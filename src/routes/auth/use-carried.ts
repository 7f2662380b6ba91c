import { useLocation } from 'react-router-dom';

/** What one auth screen carries to the next in the history entry: never in the URL. */
export interface Carried {
  email: string;
  verifying: boolean;
}

/** Survives a reload; empty when the person came here by themselves. */
export function useCarried(): Carried {
  const state: unknown = useLocation().state;
  return { email: textOf(state, 'email'), verifying: flagOf(state, 'verifying') };
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
