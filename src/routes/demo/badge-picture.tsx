import type { BadgeCode } from '#src/flows/spot-the-phish/badges.ts';
import type { Species } from '#src/lib/species.ts';
import { BadgePlate } from '#src/ui/badge-plate.tsx';

const PLATES: Record<BadgeCode, Species> = {
  'first-report': 'parcel',
  'three-in-a-row': 'mfa-prompt',
  'looked-first': 'qr-code',
  'every-cue': 'invoice',
  'lesson-done': 'new-number',
  'all-reported': 'boss',
  'no-false-alarms': 'shared-file',
  'surest-right': 'job-offer',
};

export function BadgePicture({ code, won }: { code: BadgeCode; won: boolean }) {
  return <BadgePlate of={PLATES[code]} won={won} />;
}
