import type { ReactNode } from 'react';
import { overviewWords } from '#content/dashboard-overview.ts';
import { profileLabels } from '#content/profile-labels.ts';

const { details, password, authenticator } = profileLabels;

/** A placeholder while the profile loads: its headings and labels, with bars for what isn't known yet. `text` is for screen readers. */
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
        <div className={`${COLUMN} border-b border-line lg:grid-cols-2`}>
          <div className="flex gap-3 p-4 min-[24rem]:gap-4 sm:p-5 lg:self-center">
            <div className="size-11 shrink-0 rounded-full bg-line/70 min-[24rem]:size-14" />
            <div className={`${COLUMN} flex-1 content-start gap-1 self-center`}>
              <Line size="title" width="w-48" />
              <Line size="address" width="w-56" />
            </div>
          </div>
          <NextLessonShape />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-cols-2">
          <ProtectionShape />
          <PlanShape />
        </div>
      </div>
      <SectionsSkeleton withPassword />
    </div>
  );
}

const COLUMN = 'grid grid-cols-[minmax(0,1fr)]';
const CELL = `${COLUMN} content-start gap-2 p-4 sm:p-5`;

function NextLessonShape() {
  const { heading, text, go } = overviewWords.next;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-accent-wash p-4 sm:p-5 lg:rounded-tr-lg lg:border-t-0 lg:border-l">
      <div className="flex-1 basis-64 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-3 sm:basis-40">
        <p className="font-bold sm:text-lg">{heading}</p>
        <p className="max-sm:text-sm">{text}</p>
      </div>
      <ButtonShape label={go} className="max-sm:w-full max-sm:justify-center" />
    </div>
  );
}

function ProtectionShape() {
  return (
    <div className={CELL}>
      <p className="font-bold">{overviewWords.protection.heading}</p>
      <Line size="list" width="w-60" />
      <Line size="small" width="w-64" />
      <Line size="small" width="w-40" />
    </div>
  );
}

function PlanShape() {
  return (
    <div className={`${CELL} border-t border-line md:border-t-0 md:border-l`}>
      <p className="font-bold">{overviewWords.plan.heading}</p>
      <Line width="w-32" className="max-md:hidden" />
      <Line size="small" width="w-40" />
      <Line size="small" width="w-24" className="max-md:hidden" />
    </div>
  );
}

/** The outline of what follows the overview: the details, the password and the second factor. */
export function SectionsSkeleton({ withPassword }: { withPassword: boolean }) {
  return (
    <>
      <SectionShape {...details}>
        <FieldShape label={details.name} />
        <FieldShape label={details.email} hint={details.emailHint} />
        <ButtonShape label={details.save} />
      </SectionShape>
      {withPassword && (
        <SectionShape {...password}>
          <FieldShape label={password.current} />
          <FieldShape label={password.next} />
          <ButtonShape label={password.save} />
        </SectionShape>
      )}
      <SectionShape {...authenticator}>
        <BoxShape height="h-16" />
        <ButtonShape label={authenticator.replace} />
      </SectionShape>
    </>
  );
}

interface SectionShapeProps {
  heading: string;
  intro: string;
  children: ReactNode;
}

function SectionShape({ heading, intro, children }: SectionShapeProps) {
  return (
    <div
      aria-hidden="true"
      className={`${COLUMN} gap-6 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:gap-12`}
    >
      <div className={`${COLUMN} content-start gap-1`}>
        <p className="text-lg font-bold">{heading}</p>
        <p className="text-sm text-muted">{intro}</p>
      </div>
      <div className={`${COLUMN} content-start gap-5 max-md:max-w-form`}>{children}</div>
    </div>
  );
}

function FieldShape({ label, hint }: { label: string; hint?: string }) {
  return (
    <div className={`${COLUMN} gap-2`}>
      <p className="font-semibold">{label}</p>
      {hint !== undefined && <p className="-mt-1 mb-1 text-sm text-muted">{hint}</p>}
      <BoxShape />
    </div>
  );
}

function BoxShape({ height = 'h-11' }: { height?: string }) {
  return <div className={`${height} rounded border border-line bg-raised`} />;
}

/** A button that can't be pressed yet. */
function ButtonShape({ label, className = '' }: { label: string; className?: string }) {
  return (
    <div
      className={`flex min-h-11 items-center justify-self-start rounded border border-line bg-raised px-5 py-2 font-semibold text-muted ${className}`}
    >
      {label}
    </div>
  );
}

/** As tall as the line of text that it stands for, with its bar. */
const LINES = {
  title: { line: 'h-6.25 min-[24rem]:h-7.5', bar: 'h-5 bg-line' },
  /** Smaller on a narrow phone. */
  address: { line: 'h-5 min-[24rem]:h-6.5', bar: 'h-3 bg-line/70' },
  /** Smaller beside the sidebar of a tablet, too. */
  list: { line: 'h-5 lg:h-6.5', bar: 'h-3 bg-line/70' },
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
