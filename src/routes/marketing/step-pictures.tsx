import type { ReactNode } from 'react';

/** The horizontal centres of six digits. */
const DIGITS = '52 86 120 160 194 228';

/** What each step of the registration looks like. Decorative: the step's text says the same. */
export const stepPictures: Record<1 | 2 | 3 | 4, ReactNode> = {
  1: (
    <StepPicture>
      <path d="M56 30h168v22H56zM56 60h168v22H56z" className="stroke-edge" />
      <path d="M66 41h70M66 71h48" strokeWidth="4" className="stroke-edge" />
      <rect x="56" y="92" width="168" height="22" rx="5" className="fill-accent" />
    </StepPicture>
  ),
  2: (
    <StepPicture>
      <path
        d="M39 48h26v34H39zM73 48h26v34H73zM107 48h26v34h-26zM147 48h26v34h-26zM181 48h26v34h-26zM215 48h26v34h-26z"
        className="fill-raised stroke-edge"
      />
      <text x={DIGITS} y="72" textAnchor="middle" fontSize="20" className="fill-text">
        482913
      </text>
    </StepPicture>
  ),
  3: (
    <StepPicture>
      <path d="M48 25h80v80H48z" className="fill-raised stroke-edge" />
      <path
        d="M58 35h20v20H58zM98 35h20v20H98zM58 75h20v20H58zM68 45h.1M108 45h.1M68 85h.1M88 65h.1M98 78h.1M68 65h.1M108 65h.1M113 90h.1"
        strokeWidth="5"
        className="stroke-text"
      />
      <rect
        x="160"
        y="17"
        width="64"
        height="96"
        rx="12"
        strokeWidth="4"
        className="fill-raised stroke-edge"
      />
      <path d="m178 66 9 9 18-20" strokeWidth="5" className="stroke-tide" />
    </StepPicture>
  ),
  4: (
    <StepPicture>
      <path d="M48 20h124v44H48z" className="fill-raised stroke-edge" />
      <path d="M60 35h92M60 49h60" strokeWidth="4" className="stroke-edge" />
      <path d="M60 56h60" strokeWidth="3" className="stroke-accent" />
      <rect x="48" y="80" width="88" height="30" rx="6" className="fill-accent" />
      <rect x="146" y="80" width="88" height="30" rx="6" className="fill-raised stroke-edge" />
      <path d="M86 103V87h13l-3 5 3 5H87" className="stroke-ink" />
      <path d="m182 95 5 5 10-11" className="stroke-text" />
    </StepPicture>
  ),
};

function StepPicture({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 280 130"
      aria-hidden="true"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full rounded-lg bg-sunken fill-none"
    >
      {children}
    </svg>
  );
}
