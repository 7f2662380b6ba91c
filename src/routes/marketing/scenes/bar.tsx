interface BarProps {
  /** From 0 to 1. */
  share: number;
  className: string;
}

export function Bar({ share, className }: BarProps) {
  return (
    <svg
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      className={`h-1.5 w-full bg-line ${className}`}
      aria-hidden="true"
    >
      <path d={`M0 0h${Math.round(100 * share)}v2H0z`} />
    </svg>
  );
}
