import { fieldGuideWords as words, speciesCaught, speciesWords } from '#content/species.ts';
import { SPECIES, type Species } from '#src/lib/species.ts';
import { Plate } from '#src/ui/plate.tsx';
import { Section } from '#src/ui/section.tsx';
import { Tick } from '#src/ui/tick.tsx';

/** The kinds of lure. A plate is an outline until a phish of its kind has been reported in this browser. */
export function FieldGuide({ caught }: { caught: readonly Species[] }) {
  return (
    <Section
      id="field-guide"
      title={words.heading}
      intro={caught.length === 0 ? words.intro : speciesCaught(caught.length, SPECIES.length)}
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-10 sm:grid-cols-4 sm:gap-x-6">
        {SPECIES.map((species) => (
          <Entry key={species} species={species} isCaught={caught.includes(species)} />
        ))}
      </ul>
    </Section>
  );
}

function Entry({ species, isCaught }: { species: Species; isCaught: boolean }) {
  const { name, latin, tell } = speciesWords[species];
  return (
    <li className="grid content-start gap-1">
      <Plate
        of={species}
        isOutline={!isCaught}
        className="mb-2 w-full max-w-80 border border-line bg-raised p-2 sm:p-4"
      />
      <h3 className="text-lg leading-snug font-semibold">{name}</h3>
      <p lang="la" translate="no" className="text-sm text-muted italic">
        {latin}
      </p>
      <p>{tell}</p>
      <p className="flex items-center gap-2 text-sm text-muted">
        {isCaught && <Tick />}
        {isCaught ? words.caught : words.notCaught}
      </p>
    </li>
  );
}
