import type { ReactNode } from 'react';

/** A placeholder while the profile loads, in its shape. `text` is for screen readers. */
export function ProfileSkeleton({ text }: { text: string }) {
  return (
    <div role="status">
      <span className="sr-only">{text}</span>
      <ProfileOutline />
    </div>
  );
}

/** The skeleton without its text. The guard shows it, too, so that nothing moves when the profile starts loading. */
export function ProfileOutline() {
  return (
    <div aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] rounded-lg border border-line bg-raised">
        <div className="grid gap-3 p-5 min-[24rem]:flex min-[24rem]:items-center min-[24rem]:gap-4 sm:p-6">
          <div className="size-14 shrink-0 rounded-full bg-line" />
          <Lines widths={['w-40', 'w-56']} />
        </div>
        <div className="flex h-52 flex-wrap content-center items-center gap-x-6 gap-y-4 border-y border-line bg-accent-wash px-5 sm:h-26 sm:px-6">
          <div className="flex-1 basis-64">
            <Lines widths={['w-28', 'w-96']} />
          </div>
          <ButtonShape />
        </div>
        <div className="grid md:h-52 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="p-5 max-md:h-64 sm:p-6">
            <Lines widths={['w-48', 'w-36', 'w-60', 'w-80', 'w-44']} />
          </div>
          <div className="border-t border-line p-5 max-md:h-44 sm:p-6 md:border-t-0 md:border-l">
            <Lines widths={['w-20', 'w-32', 'w-40', 'w-28']} />
          </div>
        </div>
      </div>
      <SectionsSkeleton withPassword />
    </div>
  );
}

/** The outline of what follows the overview: the details, the password and the second factor. */
export function SectionsSkeleton({ withPassword }: { withPassword: boolean }) {
  return (
    <>
      <SectionShape>
        <FieldShape />
        <FieldShape hint />
        <ButtonShape />
      </SectionShape>
      {withPassword && (
        <SectionShape>
          <FieldShape />
          <FieldShape />
          <Lines widths={['w-32', 'w-44', 'w-36', 'w-40', 'w-72']} />
          <ButtonShape />
        </SectionShape>
      )}
      <SectionShape>
        <div className="h-11 rounded border border-line bg-raised" />
        <ButtonShape />
      </SectionShape>
    </>
  );
}

function SectionShape({ children }: { children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:gap-12"
    >
      <Lines widths={['w-32', 'w-48']} />
      <div className="grid max-w-form grid-cols-[minmax(0,1fr)] content-start gap-5 lg:max-w-none">
        {children}
      </div>
    </div>
  );
}

function FieldShape({ hint = false }: { hint?: boolean }) {
  return (
    <div className="grid gap-2">
      <Lines widths={hint ? ['w-20', 'w-72'] : ['w-24']} />
      <div className="h-11 rounded border border-line bg-raised" />
    </div>
  );
}

function ButtonShape() {
  return <div className="h-11 w-40 max-w-full rounded border border-line bg-raised" />;
}

/** Lines of text, the first one a heading or label. Widths are Tailwind's classes. */
function Lines({ widths }: { widths: readonly string[] }) {
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start">
      {widths.map((width) => (
        <div key={width} className="flex h-6 items-center">
          <div className={`h-3.5 max-w-full rounded bg-line ${width}`} />
        </div>
      ))}
    </div>
  );
}
