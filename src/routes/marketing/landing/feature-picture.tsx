import type { ReactNode } from 'react';
import { featurePictureWords as words } from '#content/marketing/landing.ts';

type Subject = 'simulation' | 'game' | 'analytics';

const PICTURES: Record<Subject, ReactNode> = {
  simulation: (
    <>
      <rect x="20" y="20" width="240" height="90" rx="10" className="fill-raised stroke-line" />
      <rect x="164" y="34" width="82" height="32" rx="6" className="fill-accent stroke-none" />
      <path d="M175 58V43h11l-2 4 2 4h-11" strokeWidth="2" className="stroke-ink" />
      <path d="M88 77h127v18H88z" className="fill-accent-wash stroke-none" />
      <path d="M90 95h123" strokeWidth="3" className="stroke-accent" />
      <g className="fill-text stroke-none">
        <text x="36" y="55" fontWeight="700">
          {words.from}
        </text>
        <text x="36" y="90" textLength="178">
          {words.address}
        </text>
        <text x="192" y="55" textLength="46" fontWeight="700" className="fill-ink">
          {words.report}
        </text>
      </g>
    </>
  ),
  game: (
    <>
      <rect x="20" y="14" width="240" height="102" rx="10" className="fill-raised stroke-line" />
      <rect x="28" y="68" width="224" height="40" rx="6" className="fill-accent-wash" />
      <path d="M38 52h204" strokeWidth="5" className="stroke-line" />
      <path d="M38 98h192" strokeWidth="5" className="stroke-accent" />
      <g className="fill-text stroke-none">
        {words.league.map(({ name, points }, row) => (
          <text key={name} x="36" y={39 + row * 46}>
            {row + 1}
            <tspan x="54">{name}</tspan>
            <tspan x="244" textAnchor="end" fontWeight="700">
              {points}
            </tspan>
          </text>
        ))}
      </g>
    </>
  ),
  analytics: (
    <>
      <path d="M24 36h232M24 70h232M24 104h232" className="stroke-line" />
      <path
        d="M32 43L74 49 117 55 159 60 202 68 244 74V104H32z"
        className="fill-accent-wash stroke-none"
      />
      <path
        d="M32 43L74 49 117 55 159 60 202 68 244 74"
        className="stroke-accent"
        strokeWidth="4"
      />
      <circle cx="244" cy="74" r="6" className="fill-accent stroke-none" />
      <g className="fill-text stroke-none" fontWeight="700">
        <text x="32" y="29">
          {words.before}
        </text>
        <text x="248" y="60" textAnchor="end">
          {words.now}
        </text>
      </g>
    </>
  ),
};

/** A small picture of the feature. Decorative: it adds nothing to the card's text. */
export function FeaturePicture({ of }: { of: Subject }) {
  return (
    <svg
      viewBox="0 0 280 130"
      aria-hidden="true"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      fontSize="15"
      className="mb-1 w-full rounded bg-sunken fill-none md:max-lg:row-span-2"
    >
      {PICTURES[of]}
    </svg>
  );
}
