/** Beside what a button opens, as on a summary (theme.css). */
export function DisclosureSign({ open }: { open: boolean }) {
  return (
    <span aria-hidden="true" className="inline-block shrink-0 font-normal text-muted">
      &nbsp;{open ? '▴' : '▾'}
    </span>
  );
}
