import { brand } from '#src/config/brand.ts';
import type { Specimen } from '#src/lib/specimen.ts';

/** Beside an auth screen, where there is room: a phish that fits the moment, and what to do about it. */
export interface AuthPanel {
  specimen: Specimen;
  tip: string;
}

/** A host that passes for ours at a glance. */
export const LOOKALIKE = `${brand.name.toLowerCase().replaceAll(/[^a-z\d]+/g, '')}-account.example`;
