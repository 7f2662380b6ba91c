const ICONS = {
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  back: 'm15 5-7 7 7 7',
  paperclip: 'm19 11-8 8a4 4 0 0 1-6-6l8-9a3 3 0 0 1 5 4l-9 9a1 1 0 0 1-2-2l7-8',
  send: 'M4 12 20 4l-4 16-4-7z',
  chat: 'M4 5h16v11H9l-5 4z',
} as const;

/** Part of an app’s mock-up: it does nothing and isn’t announced. */
export function Icon({ of, className = 'size-5' }: { of: keyof typeof ICONS; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 fill-none stroke-current ${className}`}
    >
      <path d={ICONS[of]} />
    </svg>
  );
}
