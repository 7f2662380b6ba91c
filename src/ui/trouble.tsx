import type { ReactNode, Ref } from 'react';

interface TroubleProps {
  title: string;
  /** Only for a page that focuses its heading: a heading that can be focused is taken for a page's own. */
  heading?: Ref<HTMLHeadingElement>;
  /** What went wrong, and what the user can do about it. */
  children: ReactNode;
  actions: ReactNode;
}

/** Replaces a page that can't be shown: the reason, the ways out, and on wide screens a picture. */
export function Trouble({ title, heading, children, actions }: TroubleProps) {
  return (
    <div className="grid items-center gap-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-12">
      <div className="grid max-w-form gap-6">
        <h1
          ref={heading}
          tabIndex={heading === undefined ? undefined : -1}
          className="font-display text-title font-bold"
        >
          {title}
        </h1>
        {children}
        <div className="flex flex-wrap gap-3 max-sm:grid">{actions}</div>
      </div>
      <SnappedLine />
    </div>
  );
}

/** A fishing line that has snapped, and its hook sinking. */
function SnappedLine() {
  return (
    <svg
      viewBox="0 0 240 140"
      aria-hidden="true"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full rounded-lg bg-sunken fill-none max-md:hidden"
    >
      <path d="M120 0v28l-7 8M121 28l6 10" className="stroke-muted" />
      <path
        d="M24 62c16-9 32-9 48 0s32 9 48 0 32-9 48 0 32 9 48 0"
        className="stroke-edge"
        strokeDasharray="1 9"
      />
      <path d="m131 48 5 9" className="stroke-accent" />
      <path d="M138 72v28a18 18 0 0 1-36 0v-4l10 9" className="stroke-accent" />
      <circle cx="138" cy="66" r="5" className="stroke-accent" />
    </svg>
  );
}
