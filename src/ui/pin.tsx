/** The numbered pin that ties a place in a message to its explanation. */
export function Pin({ number }: { number: number }) {
  return (
    <span className="inline-grid size-5 shrink-0 place-items-center rounded-full border border-transparent bg-accent align-text-bottom text-xs leading-none font-bold text-ink">
      {number}
    </span>
  );
}
