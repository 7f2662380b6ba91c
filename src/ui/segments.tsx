interface SegmentsProps {
  /** How many of six are filled. */
  filled: number;
  /** Their colour. */
  className: string;
}

const SEGMENT = 'h22m19 0';

/** Six segments of progress. Decorative: the text beside them says it too. */
export function Segments({ filled, className }: SegmentsProps) {
  return (
    <svg
      viewBox="0 0 240 8"
      aria-hidden="true"
      strokeWidth="8"
      strokeLinecap="round"
      className="w-full max-w-60 stroke-line"
    >
      <path d={`M4 4${SEGMENT.repeat(6)}`} />
      <path d={`M4 4${SEGMENT.repeat(filled)}`} className={className} />
    </svg>
  );
}
