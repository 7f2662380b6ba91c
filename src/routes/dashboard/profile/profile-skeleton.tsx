import { overviewWords } from '#content/dashboard-overview.ts';
import { profileLabels } from '#content/profile-labels.ts';
import { Section } from '../shared/section.tsx';
import {
  AVATAR_STYLE,
  IDENTITY_STYLE,
  NextLessonLayout,
  OverviewLayout,
  OverviewPart,
} from './overview-layout.tsx';

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
      <OverviewLayout
        identity={
          <div className={IDENTITY_STYLE}>
            <div className={`${AVATAR_STYLE} bg-line/70`} />
            <div className={`${COLUMN} flex-1 gap-1 self-center`}>
              <Line size="title" width="w-48" />
              <Line size="address" width="w-56" />
            </div>
          </div>
        }
        next={
          <NextLessonLayout>
            <ButtonShape
              label={overviewWords.next.go}
              className="max-sm:w-full max-sm:justify-center"
            />
          </NextLessonLayout>
        }
        protection={
          <OverviewPart heading={overviewWords.protection.heading}>
            <Line size="list" width="w-60" />
            <Line size="small" width="w-64" />
            <Line size="small" width="w-40" />
          </OverviewPart>
        }
        plan={
          <OverviewPart heading={overviewWords.plan.heading}>
            <Line width="w-32" className="max-md:hidden" />
            <Line size="small" width="w-40" />
            <Line size="small" width="w-24" className="max-md:hidden" />
          </OverviewPart>
        }
      />
      <SectionsSkeleton withPassword />
    </div>
  );
}

const COLUMN = 'grid grid-cols-[minmax(0,1fr)]';

/** The outline of what follows the overview: the details, the password and the second factor. */
export function SectionsSkeleton({ withPassword }: { withPassword: boolean }) {
  return (
    <div aria-hidden="true" className={`${COLUMN} gap-8`}>
      <Section title={details.heading} intro={details.intro}>
        <FieldShape label={details.name} />
        <FieldShape label={details.email} hint={details.emailHint} />
        <ButtonShape label={details.save} />
      </Section>
      {withPassword && (
        <Section title={password.heading} intro={password.intro}>
          <FieldShape label={password.current} />
          <FieldShape label={password.next} />
          <ButtonShape label={password.save} />
        </Section>
      )}
      <Section title={authenticator.heading} intro={authenticator.intro}>
        <BoxShape height="h-16" />
        <ButtonShape label={authenticator.replace} />
      </Section>
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
