import { Link } from 'react-router-dom';
import { featuresWords as words, trustBadges } from '#content/marketing/features.ts';

/** The standards, in their own row below the three lists, each with a link to its evidence. */
export function TrustBadges() {
  return (
    <section id="badges" aria-labelledby="badges-heading" className="md:col-span-3">
      <h3 id="badges-heading" className="mb-4 text-xl font-semibold">
        {words.badges}
      </h3>
      <ul className="grid gap-10 md:grid-cols-3">
        {trustBadges.map(({ name, text, to }) => (
          <li key={name} className="border-s-2 border-accent ps-3">
            <p className="font-semibold">{name}</p>
            <Link to={to} className="inline-block py-1 text-sm text-tide underline">
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{words.certificates}</p>
    </section>
  );
}
