import { classNames } from './class-names.ts';

interface MedalProps {
  /** The icon's SVG path, in a 48 by 48 box. */
  sign: string;
  won: boolean;
}

/** Decorative: the text beside it says what the medal is for and whether it has been won. */
export function Medal({ sign, won }: MedalProps) {
  return (
    <svg
      viewBox="0 2 48 48"
      aria-hidden="true"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-12 shrink-0 fill-none"
    >
      <path
        d="m24 3 5 4 6-1 3 6 6 3-1 6 3 5-3 5 1 6-6 3-3 6-6-1-5 4-5-4-6 1-3-6-6-3 1-6-3-5 3-5-1-6 6-3 3-6 6 1z"
        strokeWidth="2"
        className={classNames(won ? 'fill-accent stroke-accent' : 'fill-sunken stroke-edge')}
      />
      <path d={sign} transform="translate(0 2)" className={won ? 'stroke-ink' : 'stroke-edge'} />
    </svg>
  );
}
