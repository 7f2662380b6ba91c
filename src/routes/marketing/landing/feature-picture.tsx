import type { ReactNode } from 'react';
import { featurePictureWords as words } from '#content/marketing/landing.ts';

type Subject = 'simulation' | 'game' | 'analytics';

const PICTURES: Record<Subject, ReactNode> = {
  simulation: (
    <>
      <rect x="24" y="28" width="232" height="74" rx="10" className="fill-raised stroke-line" />
      <path d="M40 89h140" strokeWidth="3" className="stroke-accent" />
      <rect x="176" y="38" width="68" height="28" rx="6" className="fill-accent stroke-none" />
      <g className="fill-text stroke-none">
        <text x="40" y="57" fontWeight="700">
          {words.from}
        </text>
        <text x="40" y="83" textLength="140">
          {words.lure}
        </text>
        <text x="187" y="57" className="fill-ink">
          {words.report}
        </text>
      </g>
    </>
  ),
  game: (
    <>
      <rect x="24" y="16" width="232" height="98" rx="10" className="fill-raised stroke-line" />
      <path d="M40 52h200m-200 44h188" className="stroke-tide" strokeWidth="4" />
      <g className="fill-text stroke-none">
        {words.league.map(({ name, points }, row) => (
          <text key={name} x="40" y={42 + row * 44}>
            {row + 1} {name}
            <tspan x="240" textAnchor="end">
              {points}
            </tspan>
          </text>
        ))}
      </g>
    </>
  ),
  analytics: (
    <>
      <path d="M24 30h232M24 69h232M24 108h232" className="stroke-line" />
      <path
        d="M32 38L74 44L117 52L159 59L202 68L244 74"
        className="stroke-accent"
        strokeWidth="4"
      />
      <circle cx="244" cy="74" r="6" className="fill-accent stroke-none" />
      <g className="fill-text stroke-none" fontWeight="700">
        <text x="32" y="23">
          {words.before}
        </text>
        <text x="234" y="60">
          {words.now}
        </text>
      </g>
    </>
  ),
};

/** A small drawing of the feature. Decorative: it adds nothing to the card's text. */
export function FeaturePicture({ of }: { of: Subject }) {
  return (
    <svg
      viewBox="0 0 280 130"
      aria-hidden="true"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      fontSize="15"
      className="mb-1 w-full rounded bg-sunken fill-none"
    >
      {PICTURES[of]}
    </svg>
  );
}
