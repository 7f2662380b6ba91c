import { Link } from 'react-router-dom';
import { sharedWords } from '#content/marketing/shared.ts';
import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Container } from '#src/ui/container.tsx';

const { closing, startFreeTrial } = sharedWords;

/** Offers anonymous visitors a next step: a trial, or an email to sales (docs/product.md, Landing page). */
export function ClosingCall() {
  const mail = `mailto:${brand.salesEmail}?subject=${encodeURIComponent(closing.subject)}`;
  return (
    <section
      aria-labelledby="closing"
      className="for-signed-out not-printed border-t-4 border-accent bg-tide-wash text-text scheme-dark"
    >
      <Container className="grid gap-6 py-14 md:py-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <div className="grid gap-3">
          <h2 id="closing" className="max-w-[11em] font-display text-headline font-extrabold">
            {closing.title}
          </h2>
          <p className="max-w-prose text-lead text-muted">{closing.text}</p>
        </div>
        <div className="flex flex-wrap gap-3 lg:justify-end">
          <Link to={paths.pricing} className={buttonStyle('main', 'max-sm:w-full')}>
            {startFreeTrial}
          </Link>
          <a href={mail} className={buttonStyle('quiet', 'max-sm:w-full')}>
            {closing.mail}
          </a>
        </div>
      </Container>
    </section>
  );
}
