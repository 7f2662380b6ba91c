/** The outline of the profile while it loads; `text` is for screen readers. */
export function ProfileSkeleton({ text }: { text: string }) {
  return (
    <div role="status">
      <span className="sr-only">{text}</span>
      <div aria-hidden="true" className="grid gap-8">
        <div className="grid rounded-lg border border-line bg-raised">
          <div className="flex items-center gap-4 p-5 sm:p-6">
            <div className="size-14 rounded-full bg-sunken" />
            <div className="grid gap-2">
              <div className="h-5 w-40 rounded bg-sunken" />
              <div className="h-4 w-56 max-w-full rounded bg-sunken" />
            </div>
          </div>
          <div className="h-36 border-y border-line bg-accent-wash sm:h-28" />
          <div className="grid h-80 content-start gap-4 p-5 sm:p-6 md:h-52">
            <div className="h-5 w-48 max-w-full rounded bg-sunken" />
            <div className="h-4 w-56 max-w-full rounded bg-sunken" />
            <div className="h-4 w-40 max-w-full rounded bg-sunken" />
          </div>
        </div>
        <SectionsSkeleton />
      </div>
    </div>
  );
}

/** The outline of what follows the overview. */
export function SectionsSkeleton() {
  return ['details', 'password', 'mfa'].map((section) => (
    <div
      key={section}
      aria-hidden="true"
      className="grid gap-6 border-t border-line pt-8 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] lg:gap-12"
    >
      <div className="h-5 w-32 rounded bg-sunken" />
      <div className="grid max-w-form gap-5">
        <div className="h-11 rounded bg-sunken" />
        <div className="h-11 rounded bg-sunken" />
      </div>
    </div>
  ));
}
