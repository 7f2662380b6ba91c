import { Link } from 'react-router-dom';
import { planKinds as words, type PlanKind } from '#content/marketing/plans.ts';
import { classNames } from '#src/ui/class-names.ts';

/** Both kinds of plan; the other kind’s price list is on another page. */
export function PlanKinds({ here }: { here: PlanKind }) {
  return (
    <nav aria-label={words.label}>
      <ul className="inline-grid max-w-full gap-1 rounded border border-line bg-raised p-1 max-sm:w-full sm:grid-cols-2">
        {words.kinds.map(({ id, name, price, to }) => (
          <li key={id}>
            <Link
              to={to}
              aria-current={id === here || undefined}
              className={classNames(
                'flex min-h-11 flex-wrap items-baseline justify-center gap-x-2 rounded-sm px-5 py-2',
                id === here ? 'bg-tide-wash text-tide' : 'text-muted hover:text-text',
              )}
            >
              <strong className="font-semibold">{name}</strong> {price}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
