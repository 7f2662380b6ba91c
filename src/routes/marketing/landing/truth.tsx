import { truth as words } from '#content/marketing/landing.ts';
import { articlePath } from '#src/config/article-paths.ts';
import { Container } from '#src/ui/container.tsx';
import { LinkedText, QUIET_LINK } from '#src/ui/linked-text.tsx';
import { TitledGrid } from '../sections/titled-grid.tsx';

const TRIAL = 'https://doi.org/10.1109/SP61157.2025.00076';

const tags = {
  trial: (name: string) => (
    <a href={TRIAL} className={QUIET_LINK}>
      {name}
    </a>
  ),
  research: {
    to: articlePath('blog', 'reporting-beats-not-clicking'),
    className: QUIET_LINK,
  },
};

/** The one figure that isn't ours, larger than anything else on the page. */
export function Truth() {
  return (
    <section aria-labelledby="truth" className="border-t border-line">
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 py-14 md:py-20 lg:grid-cols-[auto_minmax(0,1fr)]">
        <p className="font-display leading-none font-extrabold">
          <span className="block text-[clamp(7rem,22vw,17rem)] tracking-tighter">
            {words.figure}
          </span>
          <span className="text-lg">{words.unit}</span>
        </p>
        <div className="grid max-w-prose content-center gap-4">
          <h2 id="truth" className="font-display text-headline font-extrabold">
            {words.heading}
          </h2>
          <p className="text-lead">{words.text}</p>
          <p className="text-sm text-muted">
            <LinkedText text={words.sources} tags={tags} />
          </p>
        </div>
        <div className="lg:col-span-2">
          <h2 className="mb-8 font-display text-title font-bold">{words.insteadHeading}</h2>
          <TitledGrid items={words.instead} columns={3} />
        </div>
      </Container>
    </section>
  );
}
