import { featuresWords as words, trustBadges } from '#content/marketing/features.ts';
import { SampleNote } from './sample-note.tsx';

/** The standards, in their own row below the three lists. */
export function TrustBadges() {
  return (
    <section id="badges" aria-labelledby="badges-heading" className="md:col-span-3">
      <h3 id="badges-heading" className="mb-4 text-xl font-semibold">
        {words.badges}
      </h3>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {trustBadges.map(({ name, text }) => (
          <li key={name} className="border-l-2 border-accent pl-3">
            <p className="font-semibold">{name}</p>
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <SampleNote of={trustBadges}>{words.badgesSample}</SampleNote>
    </section>
  );
}
