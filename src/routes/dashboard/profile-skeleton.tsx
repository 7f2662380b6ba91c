/** A placeholder while the profile loads. `text` is for screen readers. */
export function ProfileSkeleton({ text }: { text: string }) {
  return (
    <div role="status">
      <span className="sr-only">{text}</span>
      <div aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] rounded-lg border border-line bg-raised">
          <div className="grid gap-3 p-5 min-[24rem]:flex min-[24rem]:items-center min-[24rem]:gap-4 sm:p-6">
            <div className="size-14 shrink-0 rounded-full bg-line" />
            <div className="grid flex-1 grid-cols-[minmax(0,1fr)] gap-2">
              <div className="h-5 w-40 max-w-full rounded bg-line" />
              <div className="h-4 w-56 max-w-full rounded bg-line" />
            </div>
          </div>
          <div className="h-52 border-y border-line bg-accent-wash sm:h-28" />
          <div className="grid md:h-52 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="max-md:h-64">
              <SkeletonLines />
            </div>
            <div className="border-t border-line max-md:h-44 md:border-t-0 md:border-l">
              <SkeletonLines />
            </div>
          </div>
        </div>
        <SectionsSkeleton />
      </div>
    </div>
  );
}

function SkeletonLines() {
  return (
    <div className="grid content-start gap-4 p-5 sm:p-6">
      <div className="h-5 w-48 max-w-full rounded bg-line" />
      <div className="h-4 w-56 max-w-full rounded bg-line" />
      <div className="h-4 w-40 max-w-full rounded bg-line" />
    </div>
  );
}

/** The outline of what follows the overview. */
export function SectionsSkeleton() {
  return ['details', 'password', 'mfa'].map((section) => (
    <div
      key={section}
      aria-hidden="true"
      className="grid gap-6 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:gap-12"
    >
      <div className="h-5 w-32 rounded bg-line" />
      <div className="grid max-w-form gap-5 lg:max-w-none">
        <div className="h-11 rounded bg-line" />
        <div className="h-11 rounded bg-line" />
      </div>
    </div>
  ));
}
