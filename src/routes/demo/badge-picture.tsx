import type { BadgeCode } from '#src/flows/spot-the-phish/badges.ts';
import { Medal } from '#src/ui/medal.tsx';

const SIGNS: Record<BadgeCode, string> = {
  'first-report': 'M18 33V15h13l-3 4 3 4H18',
  'three-in-a-row': 'm15 22 9-6 9 6m-18 6 9-6 9 6m-18 6 9-6 9 6',
  'looked-first': 'M22 30a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm6-2 6 6',
  'every-cue': 'M24 33V20M24 20a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
  'lesson-done': 'M14 17c4-2 7-2 10 1 3-3 6-3 10-1v14c-4-2-7-2-10 1-3-3-6-3-10-1zM24 18v14',
  'all-reported': 'm15 20 3 3 6-6M24 29l3 3 6-6',
  'no-false-alarms': 'M17 29V23a7 7 0 0 1 14 0v6l2 2H15zM15 15l18 18',
  'surest-right': 'm15 25 6 6 13-14',
};

/** The medal of a badge. */
export function BadgePicture({ code, won }: { code: BadgeCode; won: boolean }) {
  return <Medal sign={SIGNS[code]} won={won} />;
}
