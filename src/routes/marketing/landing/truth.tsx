import { truth as words } from '#content/marketing/landing.ts';
import { articlePath } from '#src/config/article-paths.ts';
import { Container } from '#src/ui/container.tsx';
import { bold, LinkedText, QUIET_LINK } from '#src/ui/linked-text.tsx';

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
      <Container className="grid gap-8 py-14 md:grid-cols-2 md:gap-16 md:py-20">
        <p className="font-display text-lg font-extrabold">
          <span className="block text-[clamp(8rem,20vw,16rem)] leading-none">{words.figure}</span>
          {words.unit}
        </p>
        <div className="grid gap-4">
          <h2 id="truth" className="font-display text-headline font-extrabold">
            {words.heading}
          </h2>
          <p className="text-lead">{words.text}</p>
          <p className="text-sm text-muted">
            <LinkedText text={words.sources} tags={tags} />
          </p>
          <h3 className="text-lg leading-snug font-semibold">{words.insteadHeading}</h3>
          <ul className="grid gap-3">
            {words.instead.map((text) => (
              <li key={text}>
                <LinkedText text={text} tags={{ b: bold }} />
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
