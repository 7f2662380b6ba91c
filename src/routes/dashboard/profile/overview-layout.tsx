import type { ComponentProps, ReactNode } from 'react';
import { overviewWords } from '#content/dashboard-overview.ts';
import { classNames } from '#src/ui/class-names.ts';

/** Less padding on phones, where the details below matter as much. */
const CELL = 'p-4 sm:p-5';
const COLUMN = 'grid grid-cols-[minmax(0,1fr)]';

type Part = 'identity' | 'next' | 'protection' | 'plan';

/** The frame of the overview. Its skeleton has the same, so that nothing moves when the profile has loaded. */
export function OverviewLayout({ identity, next, protection, plan }: Record<Part, ReactNode>) {
  return (
    <div className={`${COLUMN} rounded-lg border border-line bg-raised`}>
      <div className={`${COLUMN} border-b border-line lg:grid-cols-2`}>
        <div className={`${CELL} lg:self-center`}>{identity}</div>
        {next}
      </div>
      <div className={`${COLUMN} md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-cols-2`}>
        {protection}
        <div className="border-t border-line md:border-s md:border-t-0">{plan}</div>
      </div>
    </div>
  );
}

export const IDENTITY_STYLE = 'flex gap-3 min-[24rem]:gap-4';
export const AVATAR_STYLE = 'size-11 shrink-0 rounded-full min-[24rem]:size-14';

/** `id`: the heading's. Omitted in a skeleton. */
export function NextLessonLayout({ id, children }: { id?: string; children: ReactNode }) {
  const { heading, text } = overviewWords.next;
  return (
    <section
      aria-labelledby={id}
      className={`${CELL} flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-tide-wash lg:rounded-se-lg lg:border-s lg:border-t-0`}
    >
      <div className="flex-1 basis-64 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-3 sm:basis-40">
        <h2 id={id} className="font-bold sm:text-lg">
          {heading}
        </h2>
        <p className="max-sm:text-sm">{text}</p>
      </div>
      {children}
    </section>
  );
}

interface OverviewPartProps extends ComponentProps<'section'> {
  heading: string;
}

/** `id`: the heading's. Omitted in a skeleton. */
export function OverviewPart({ id, heading, className = COLUMN, children }: OverviewPartProps) {
  return (
    <section aria-labelledby={id} className={classNames(CELL, 'content-start gap-2', className)}>
      <h2 id={id} className="font-bold">
        {heading}
      </h2>
      {children}
    </section>
  );
}
