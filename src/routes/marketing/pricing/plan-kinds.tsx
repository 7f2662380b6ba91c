import { Link } from 'react-router-dom';
import { planKinds as words, type PlanKind } from '#content/marketing/plans.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { classNames } from '#src/ui/class-names.ts';

/** The two price lists side by side, with a link to the one that is on the other page. */
export function PlanKinds({ here }: { here: PlanKind }) {
  return (
    <div className="grid gap-4">
      <p className="max-w-prose">
        <strong>{words.heading}.</strong> {words.text}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-3">
        {words.kinds.map(({ id, name, text, prices, link, to }) => (
          <li
            key={id}
            className={classNames(
              'flex flex-col gap-2 rounded-lg border p-4 sm:px-5',
              id === here ? 'border-tide bg-tide-wash' : 'border-line bg-raised',
            )}
          >
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <strong className="text-lg">{name}</strong>{' '}
              {id === here && (
                <span className="rounded-full border border-tide px-2.5 text-sm font-semibold text-tide">
                  {words.here}
                </span>
              )}
            </p>
            <p>{text}</p>
            <p className="text-muted">{prices}</p>
            {id !== here && (
              <Link to={to} className={buttonStyle('plain', 'mt-auto self-start')}>
                {link}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
