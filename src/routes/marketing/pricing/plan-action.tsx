import { Link } from 'react-router-dom';
import { switchPlan } from '#content/marketing/plans.ts';
import { supportAboutPlan } from '#src/config/paths.ts';
import { SAMPLE_PLAN } from '#src/config/plan.ts';
import type { Plan } from '#src/content/types.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Tick } from '#src/ui/tick.tsx';
import { classNames } from '#src/ui/class-names.ts';

interface PlanActionProps {
  plan: Pick<Plan, 'id' | 'name' | 'cta' | 'highlighted'>;
}

/**
 * A plan's button. Signed-in users already have the sample plan. For any other it links to support, which changes plans
 * (docs/product.md, Every page).
 */
export function PlanAction({ plan: { id, name, cta, highlighted } }: PlanActionProps) {
  const isCurrent = id === SAMPLE_PLAN;
  const look = highlighted === true ? 'main' : 'quiet';
  return (
    <>
      <Link
        to={cta.to}
        className={classNames(buttonStyle(look, 'px-2!'), id !== 'enterprise' && 'for-signed-out')}
      >
        {cta.label}
      </Link>
      {isCurrent && <CurrentMark />}
      {id !== 'enterprise' && !isCurrent && (
        <Link to={supportAboutPlan(id)} className={buttonStyle('quiet', 'for-signed-in px-2!')}>
          {switchPlan.to(name)}
        </Link>
      )}
    </>
  );
}

/** In place of the button of a signed-in user's own plan. */
function CurrentMark() {
  return (
    <p className="for-signed-in flex min-h-11 items-center justify-center gap-2 rounded bg-tide-wash font-semibold">
      <Tick /> {switchPlan.current}
    </p>
  );
}
