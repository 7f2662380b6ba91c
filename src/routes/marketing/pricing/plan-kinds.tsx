import { Link } from 'react-router-dom';
import { currentPlanWords, planKinds as words, type PlanKind } from '#content/marketing/plans.ts';
import { CURRENT_TAB, OTHER_TAB, TAB, TABS } from '#src/ui/tabs.ts';

/** Both kinds of plan; the other kind’s price list is on another page. */
export function PlanKinds({ here }: { here: PlanKind }) {
  return (
    <nav aria-label={words.label} className={`${TABS} sm:grid-cols-2`}>
      {words.kinds.map(({ id, name, price, to }) => (
        <Link
          key={id}
          to={to}
          aria-current={id === here || undefined}
          className={`${TAB} ${id === here ? CURRENT_TAB : OTHER_TAB}`}
        >
          <span>
            {name}, {price}
            {id === currentPlanWords.kind && <span className="for-signed-in"> {words.yours}</span>}
          </span>
        </Link>
      ))}
    </nav>
  );
}
