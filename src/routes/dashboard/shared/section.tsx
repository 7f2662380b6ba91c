import type { ReactNode } from 'react';

interface SectionProps {
  /** The heading's. Omitted in a skeleton. */
  id?: string;
  title: string;
  intro?: string | undefined;
  /** For content that has a title of its own. The section keeps its name. */
  hidesHeading?: boolean;
  children: ReactNode;
}

/** Title and intro on the left, content on the right. Stacked on narrow screens, or if the content has `data-wide`. */
export function Section({ id, title, intro, hidesHeading = false, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-6 border-t border-line pt-8 lg:not-has-data-wide:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:not-has-data-wide:gap-12"
    >
      <div hidden={hidesHeading} className="grid content-start gap-1">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        {intro !== undefined && <p className="text-sm text-muted">{intro}</p>}
      </div>
      <div className="grid content-start gap-5 max-md:max-w-form">{children}</div>
    </section>
  );
}
