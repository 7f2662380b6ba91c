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
    <div aria-hidden="true" className={`${COLUMN} gap-8`}>
      <div className={`${COLUMN} rounded-lg border border-line bg-raised`}>
        <div className="grid gap-3 p-5 min-[24rem]:flex min-[24rem]:gap-4 sm:p-6">
          <div className="size-14 shrink-0 rounded-full bg-line/70" />
          <div className={`${COLUMN} flex-1 gap-1`}>
            <Line size="title" width="w-48" />
            <Line width="w-56" />
          </div>
        </div>
        <NextLessonShape />
        <div className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <ProtectionShape />
          <PlanShape />
        </div>
      </div>
      <SectionsSkeleton withPassword />
    </div>
  );
}

const COLUMN = 'grid grid-cols-[minmax(0,1fr)]';
const CELL = `${COLUMN} content-start gap-3 p-5 sm:p-6`;
/** Where the text breaks on a phone, and beside the sidebar of a tablet. */
const ON_PHONE = 'sm:hidden';
const ON_PHONE_AND_TABLET = 'sm:max-md:hidden lg:hidden';

function NextLessonShape() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-y border-line bg-accent-wash p-5 sm:p-6">
      <div className={`${COLUMN} flex-1 basis-64`}>
        <Line size="heading" width="w-28" />
        <Line width="w-96" />
        <Line width="w-56" className={ON_PHONE_AND_TABLET} />
        <Line width="w-40" className={ON_PHONE} />
      </div>
      <ButtonShape width="w-47" />
    </div>
  );
}

function ProtectionShape() {
  return (
    <div className={CELL}>
      <Line size="label" width="w-48" />
      <div className={`${COLUMN} gap-1`}>
        <Line width="w-36" />
        <div className={COLUMN}>
          <Line width="w-60" />
          <Line width="w-28" className="min-[22rem]:max-md:hidden lg:hidden" />
        </div>
      </div>
      <div className={COLUMN}>
        <Line size="small" width="w-80" />
        <Line size="small" width="w-48" className={ON_PHONE_AND_TABLET} />
      </div>
      <Line width="w-44" />
    </div>
  );
}

function PlanShape() {
  return (
    <div className={`${CELL} border-t border-line md:border-t-0 md:border-l`}>
      <Line size="label" width="w-20" />
      <Line size="heading" width="w-32" />
      <Line size="small" width="w-40" />
      <Line width="w-36" />
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
        <SectionShape longIntro>
          <FieldShape />
          <div className={`${COLUMN} gap-2`}>
            <FieldShape />
            <RulesShape />
          </div>
          <ButtonShape />
        </SectionShape>
      )}
      <SectionShape>
        <BoxShape />
        <ButtonShape />
      </SectionShape>
    </>
  );
}

function RulesShape() {
  return (
    <div className={COLUMN}>
      <Line size="small" width="w-32" className="mb-1" />
      <div className={`${COLUMN} gap-0.5`}>
        <Line size="small" width="w-44" />
        <Line size="small" width="w-36" />
        <Line size="small" width="w-40" />
        <div className={COLUMN}>
          <Line size="small" width="w-72" />
          <Line size="small" width="w-32" className={ON_PHONE} />
        </div>
      </div>
    </div>
  );
}

interface SectionShapeProps {
  /** The intro has a second line on a phone. */
  longIntro?: boolean;
  children: ReactNode;
}

function SectionShape({ longIntro = false, children }: SectionShapeProps) {
  return (
    <div
      aria-hidden="true"
      className={`${COLUMN} gap-6 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:gap-12`}
    >
      <div className={`${COLUMN} content-start gap-1`}>
        <Line size="heading" width="w-36" />
        <div className={COLUMN}>
          <Line size="small" width="w-56" />
          {longIntro && <Line size="small" width="w-20" className={ON_PHONE} />}
        </div>
      </div>
      <div className={`${COLUMN} content-start gap-5 max-md:max-w-form`}>{children}</div>
    </div>
  );
}

function FieldShape({ hint = false }: { hint?: boolean }) {
  return (
    <div className={`${COLUMN} gap-2`}>
      <Line width="w-24" />
      {hint && (
        <div className={`${COLUMN} -mt-1 mb-1`}>
          <Line size="small" width="w-80" />
          <Line size="small" width="w-28" className={ON_PHONE} />
        </div>
      )}
      <BoxShape />
    </div>
  );
}

function BoxShape() {
  return <div className="h-11 rounded border border-line bg-raised" />;
}

function ButtonShape({ width = 'w-40' }: { width?: string }) {
  return <div className={`h-11 max-w-full rounded border border-line bg-raised ${width}`} />;
}

/** As tall as the line of text that it stands for, with its bar. */
const LINES = {
  title: { line: 'h-7.5', bar: 'h-5 bg-line' },
  heading: { line: 'h-7', bar: 'h-4 bg-line' },
  label: { line: 'h-6.5', bar: 'h-4 bg-line' },
  text: { line: 'h-6.5', bar: 'h-3 bg-line/70' },
  small: { line: 'h-5', bar: 'h-2.5 bg-line/70' },
};

interface LineProps {
  size?: keyof typeof LINES;
  /** One of Tailwind's classes. */
  width: string;
  className?: string;
}

function Line({ size = 'text', width, className = '' }: LineProps) {
  const { line, bar } = LINES[size];
  return (
    <div className={`flex items-center ${line} ${className}`}>
      <div className={`max-w-full rounded ${bar} ${width}`} />
    </div>
  );
}
