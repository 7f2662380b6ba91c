import { specimenWords } from '#content/specimen.ts';
import { numbered } from '#src/lib/numbered.ts';
import { annotatedText, type Specimen } from '#src/lib/specimen.ts';
import { AnnotatedWords } from '#src/ui/annotated-words.tsx';
import { Container } from '#src/ui/container.tsx';
import { CueList } from '#src/ui/specimen.tsx';

interface SpecimenSpreadProps extends Pick<Specimen, 'cues'> {
  heading: string;
  text: string;
}

/** One message across the page, in the largest type of all. */
export function SpecimenSpread({ heading, text, cues }: SpecimenSpreadProps) {
  return (
    <section aria-labelledby="specimen" className="border-t border-line bg-sunken">
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-8 py-14 md:py-20">
        <h2 id="specimen" className="font-semibold text-muted">
          {heading}
        </h2>
        <p
          translate="no"
          className="font-display text-[clamp(2.25rem,7vw,5.5rem)] leading-tight font-bold"
        >
          {numbered(annotatedText(text)).map(({ item: { text, note }, key }) =>
            note === null ? text : <AnnotatedWords key={key} words={text} number={note} />,
          )}
        </p>
        <div className="max-w-prose">
          <CueList cues={cues} words={specimenWords} />
        </div>
      </Container>
    </section>
  );
}
