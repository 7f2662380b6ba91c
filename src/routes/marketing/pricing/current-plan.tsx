import { Link } from 'react-router-dom';
import { currentPlanWords as words } from '#content/marketing/plans.ts';
import { planNames } from '#content/plans.ts';
import { paths, plansOnOffer, pricedWithSimulations } from '#src/config/paths.ts';
import { keptChosenPlan } from '#src/services/user-pool/kept-plan.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

interface CurrentPlanProps {
  /** The page also has the plan's card, with what the plan includes. */
  hasCard?: boolean;
}

/** Shows signed-in users which plan they have, and after hydration which one they chose when registering. */
export function CurrentPlan({ hasCard = false }: CurrentPlanProps) {
  const hydrated = useHydrated();
  const chosen = hydrated ? keptChosenPlan() : null;
  return (
    <div className="for-signed-in grid gap-x-8 gap-y-4 rounded-lg border border-line bg-raised p-5 sm:p-6">
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-tide">{words.label}</p>
        <p className="font-display text-title font-bold">{words.name}</p>
        <p>{hasCard ? words.terms : words.text}</p>
        <p className="text-muted">
          {chosen === null ? words.sample : words.sampleUntil(planNames[chosen])}
        </p>
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to={paths.subscription} className={LINK}>
          {words.link}
        </Link>
        <Link to={hasCard ? pricedWithSimulations : plansOnOffer} className={LINK}>
          {hasCard ? words.larger : words.others}
        </Link>
      </p>
    </div>
  );
}

const LINK = 'font-semibold text-tide underline underline-offset-4';
