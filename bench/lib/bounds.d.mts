import type { Row } from './results.mjs';

export interface Bound {
  readonly what: string;
  readonly relation: 'at most' | 'at least';
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
  readonly detail: string;
  readonly holds: boolean;
}
type MakeBound = (
  what: string,
  value: number,
  limit: number,
  unit?: string,
  detail?: string,
) => Bound;
export const atMost: MakeBound;
export const atLeast: MakeBound;
export function judge(bounds: readonly Bound[], rows?: readonly Row[]): void;
export function rowOfAll(what: string, bounds: readonly Bound[]): Row;
