/** In Google's colours on white, as its guidelines for sign-in buttons ask. */
export function GoogleMark() {
  return (
    <svg viewBox="-2 -2 28 28" className="size-6 shrink-0" aria-hidden="true">
      <circle cx="12" cy="12" r="14" fill="#fff" />
      {MARK.map(([colour, shape]) => (
        <path key={colour} fill={colour} d={shape} />
      ))}
    </svg>
  );
}

const MARK = [
  [
    '#4285f4',
    'M21.6 12.2c0-.7-.1-1.3-.2-1.9H12v3.7h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.3Z',
  ],
  [
    '#34a853',
    'M12 22c2.7 0 5-.9 6.6-2.5l-3.2-2.5c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.1H3.1v2.6A10 10 0 0 0 12 22Z',
  ],
  ['#fbbc05', 'M6.4 13.9a6 6 0 0 1 0-3.8L3.1 7.5a10 10 0 0 0 0 9Z'],
  ['#ea4335', 'M12 6c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5l3.3 2.6C7.2 7.8 9.4 6 12 6Z'],
] as const;
