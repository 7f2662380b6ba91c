import { Link } from 'react-router-dom';
import type { Plan } from '#src/content/types.ts';
import { buttonStyle } from '#src/ui/button-style.ts';

/** A plan's button. */
export function PlanAction({ plan }: { plan: Pick<Plan, 'cta' | 'highlighted'> }) {
  return (
    <Link
      to={plan.cta.to}
      className={buttonStyle(plan.highlighted === true ? 'main' : 'quiet', 'px-2!')}
    >
      {plan.cta.label}
    </Link>
  );
}
