/** A placeholder while the list loads. `text` is for screen readers. */
export function SessionsSkeleton({ text }: { text: string }) {
  return (
    <div role="status">
      <span className="sr-only">{text}</span>
      <div aria-hidden="true" className="grid divide-y divide-line">
        {['this', 'another'].map((session) => (
          <div key={session} className="flex gap-3 p-4">
            <div className="size-7 shrink-0 rounded bg-line" />
            <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2">
              <div className="h-5 w-40 max-w-full rounded bg-line" />
              <div className="h-4 w-64 max-w-full rounded bg-line" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
