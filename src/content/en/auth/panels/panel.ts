import { brand } from '#src/config/brand.ts';
import type { Specimen } from '#src/lib/specimen.ts';

/** Shown beside an auth screen on wide viewports: a phish typical of this step, and a tip. */
export interface AuthPanel {
  specimen: Specimen;
  tip: string;
}

/** A host that passes for ours at a glance. */
export const LOOKALIKE = `${brand.name.toLowerCase().replaceAll(/[^a-z\d]+/g, '')}-account.example`;
