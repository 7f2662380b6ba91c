import { Link } from 'react-router-dom';
import { currentPlanWords as words } from '#content/marketing/plans.ts';
import { planNames } from '#content/plans.ts';
import { paths, plansOnOffer } from '#src/config/paths.ts';
import { keptChosenPlan } from '#src/services/user-pool/kept-plan.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/** Shows signed-in users which plan they have, and after hydration which one they chose when registering. */
export function CurrentPlan() {
  const hydrated = useHydrated();
  const chosen = hydrated ? keptChosenPlan() : null;
  return (
    <div className="for-signed-in grid gap-x-8 gap-y-4 rounded-lg border border-line bg-raised p-5 sm:p-6">
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-tide">{words.label}</p>
        <p className="font-display text-title font-bold">{words.name}</p>
        {words.text !== undefined && <p>{words.text}</p>}
        <p className="text-muted">
          {chosen === null ? words.sample : words.sampleUntil(planNames[chosen])}
        </p>
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to={paths.subscription} className={LINK}>
          {words.link}
        </Link>
        <Link to={plansOnOffer} className={LINK}>
          {words.others}
        </Link>
      </p>
    </div>
  );
}

const LINK = 'font-semibold text-tide underline underline-offset-4';
