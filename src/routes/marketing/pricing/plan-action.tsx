import { Link } from 'react-router-dom';
import { switchPlan } from '#content/marketing/plans.ts';
import { supportAboutPlan } from '#src/config/paths.ts';
import type { Plan } from '#src/content/types.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { classNames } from '#src/ui/class-names.ts';

interface PlanActionProps {
  plan: Pick<Plan, 'id' | 'name' | 'cta' | 'highlighted'>;
}

/** A plan's button. For signed-in users it links to support, which changes plans (docs/product.md, Pricing). */
export function PlanAction({ plan: { id, name, cta, highlighted } }: PlanActionProps) {
  const look = highlighted === true ? 'main' : 'quiet';
  return (
    <>
      <Link
        to={cta.to}
        className={classNames(buttonStyle(look, 'px-2!'), id !== 'enterprise' && 'for-signed-out')}
      >
        {cta.label}
      </Link>
      {id !== 'enterprise' && (
        <Link to={supportAboutPlan(id)} className={buttonStyle(look, 'for-signed-in px-2!')}>
          {switchPlan.to(name)}
        </Link>
      )}
    </>
  );
}
