import type { ReactNode } from 'react';

type Subject = 'simulation' | 'game' | 'analytics';

const PICTURES: Record<Subject, ReactNode> = {
  simulation: (
    <>
      <rect x="24" y="22" width="148" height="44" rx="10" className="fill-raised stroke-line" />
      <path d="M40 38h84M40 50h54" className="stroke-edge" />
      <path d="M100 50h44" className="stroke-accent" strokeWidth="4" />
      <rect x="92" y="80" width="164" height="34" rx="10" className="fill-tide-wash stroke-line" />
      <path d="M108 97h96" className="stroke-tide" />
      <circle cx="172" cy="24" r="11" className="fill-accent stroke-none" />
      <path d="M172 19v6M172 29v.5" className="stroke-ink" />
    </>
  ),
  game: (
    <>
      <rect x="24" y="16" width="232" height="98" rx="10" className="fill-raised stroke-line" />
      <path d="M40 40h120M40 94h64" className="stroke-edge" strokeWidth="8" />
      <path d="M40 67h152" className="stroke-tide" strokeWidth="8" />
      <path d="M220 40h20M220 94h20" className="stroke-edge" />
      <circle cx="230" cy="67" r="13" className="fill-accent stroke-none" />
      <path d="m224 67 4 4 8-9" className="stroke-ink" />
    </>
  ),
  analytics: (
    <>
      <path d="M24 30h232M24 56h232M24 82h232M24 108h232" className="stroke-line" />
      <path
        d="M32 36c26 6 36 2 56 16s36 6 54 24 44 8 58 18 26 4 44 6"
        className="stroke-accent"
        strokeWidth="4"
      />
      <circle cx="244" cy="100" r="6" className="fill-accent stroke-none" />
    </>
  ),
};

/** A small drawing of the feature. Decorative: it adds nothing to the card's text. */
export function FeaturePicture({ of }: { of: Subject }) {
  return (
    <svg
      viewBox="0 0 280 130"
      aria-hidden="true"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mb-1 w-full rounded bg-sunken fill-none"
    >
      {PICTURES[of]}
    </svg>
  );
}
