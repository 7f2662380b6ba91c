import { Link } from 'react-router-dom';
import { fieldGuideWords as words, plateNumber, speciesWords } from '#content/species.ts';
import { paths } from '#src/config/paths.ts';
import { SPECIES, type Species } from '#src/lib/species.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Container } from '#src/ui/container.tsx';
import { Plate } from '#src/ui/plate.tsx';

/** A plate of the field guide across the page, at a scale of its own. */
export function SpeciesSpread({ of }: { of: Species }) {
  const { name, latin, tell } = speciesWords[of];
  const heading = `species-${of}`;
  return (
    <section aria-labelledby={heading} className="not-printed border-t border-line">
      <Container className="grid grid-cols-[minmax(0,1fr)] items-center gap-8 py-14 md:grid-cols-2 md:py-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
        <Plate of={of} className="w-full" />
        <div className="grid gap-4">
          <p className="text-sm text-muted">{plateNumber(SPECIES.indexOf(of))}</p>
          <h2 id={heading} className="font-display text-display font-extrabold">
            {name}
          </h2>
          <p lang="la" translate="no" className="-mt-2 text-lead text-muted italic">
            {latin}
          </p>
          <p className="text-title leading-snug text-balance">{tell}</p>
          <p>
            <Link to={paths.demo} className={buttonStyle('plain')}>
              {words.play}
            </Link>
          </p>
        </div>
      </Container>
    </section>
  );
}
