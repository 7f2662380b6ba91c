import { Link } from 'react-router-dom';
import { switchPlan } from '#content/marketing/plans.ts';
import { paths, supportAbout } from '#src/config/paths.ts';
import type { Plan } from '#src/content/types.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { classNames } from '#src/ui/class-names.ts';

interface PlanActionProps {
  plan: Pick<Plan, 'name' | 'cta' | 'highlighted'>;
}

/**
 * A plan's button. Signed-in visitors aren't offered an account or a trial, but support, which changes their plan
 * (docs/product.md, Every page).
 */
export function PlanAction({ plan: { name, cta, highlighted } }: PlanActionProps) {
  const isForBoth = cta.to === paths.contactSales;
  return (
    <>
      <Link
        to={cta.to}
        className={classNames(
          buttonStyle(highlighted === true ? 'main' : 'quiet', 'px-2!'),
          !isForBoth && 'for-signed-out',
        )}
      >
        {cta.label}
      </Link>
      {!isForBoth && (
        <Link
          to={supportAbout('change-plan')}
          className={classNames(buttonStyle('quiet', 'px-2!'), 'for-signed-in')}
        >
          {switchPlan.label}{' '}
          <span className="sr-only">
            {switchPlan.to} {name}
          </span>
        </Link>
      )}
    </>
  );
}
