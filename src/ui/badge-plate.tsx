import type { Species } from '#src/lib/species.ts';
import { classNames } from './class-names.ts';
import { Plate } from './plate.tsx';

/** A plate of the field guide as a badge: an outline until it is won. Decorative: its title is beside it. */
export function BadgePlate({ of, won }: { of: Species; won: boolean }) {
  return (
    <Plate
      of={of}
      isOutline={!won}
      className={classNames(
        'size-14 shrink-0 rounded-full border-2 bg-raised object-contain p-1',
        won ? 'border-accent' : 'border-line',
      )}
    />
  );
}
