import { Link } from 'react-router-dom';
import { switchPlan } from '#content/marketing/plans.ts';
import { planNames } from '#content/plans.ts';
import { paths, supportAbout } from '#src/config/paths.ts';
import type { Plan } from '#src/content/types.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { classNames } from '#src/ui/class-names.ts';

interface PlanActionProps {
  plan: Pick<Plan, 'name' | 'cta' | 'highlighted'>;
}

/**
 * A plan's button. Signed-in visitors aren't offered an account or a trial, but support, which changes their plan
 * (docs/product.md, Every page): that of the dashboard's sample.
 */
export function PlanAction({ plan: { name, cta, highlighted } }: PlanActionProps) {
  const isForBoth = cta.to === paths.contactSales;
  const isCurrent = name === planNames.starter;
  const look = highlighted === true ? 'main' : 'quiet';
  return (
    <>
      <Link
        to={cta.to}
        className={classNames(buttonStyle(look, 'px-2!'), !isForBoth && 'for-signed-out')}
      >
        {cta.label}
      </Link>
      {isCurrent && (
        <p className="for-signed-in self-center text-center font-semibold">{switchPlan.current}</p>
      )}
      {!isForBoth && !isCurrent && (
        <Link
          to={supportAbout('change-plan')}
          className={classNames(buttonStyle(look, 'px-2!'), 'for-signed-in')}
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
