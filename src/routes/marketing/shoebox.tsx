/** The printed phish of the company's story, in their shoebox, each pinned at a cue. */
export function Shoebox() {
  return (
    <svg
      viewBox="0 0 360 270"
      aria-hidden="true"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mx-auto w-full max-w-md fill-none"
    >
      {SHEETS.map(({ x, y, turn, cue }) => (
        <g key={x} transform={`rotate(${turn} ${x + 45} 200)`}>
          <path d={`M${x} ${y}h90v170h-90z`} className="fill-raised stroke-line" />
          <path
            d={`M${x + 14} ${y + 20}h38m-38 18h62m-62 16h62m-62 16h50m-50 16h58`}
            strokeWidth="4"
            className="stroke-line"
          />
          <path
            d={`M${x + 14} ${y + 38 + 16 * cue}h34`}
            strokeWidth="4"
            className="stroke-accent"
          />
          <circle cx={x + 62} cy={y + 38 + 16 * cue} r="7" className="fill-accent" />
        </g>
      ))}
      <path d="M28 168h304l-14 86H42z" className="fill-sunken stroke-edge" />
      <path d="M20 152h320v22H20z" className="fill-raised stroke-edge" />
      <path d="M132 196h96v32h-96z" className="fill-raised stroke-line" />
      <path d="M148 208h64m-64 10h36" strokeWidth="4" className="stroke-edge" />
    </svg>
  );
}

/** Where each sheet begins, its angle in degrees, and which of its lines has the cue. */
const SHEETS = [
  { x: 52, y: 44, turn: -9, cue: 1 },
  { x: 118, y: 22, turn: -2, cue: 0 },
  { x: 176, y: 34, turn: 4, cue: 2 },
  { x: 226, y: 52, turn: 10, cue: 1 },
];
