import { Link } from 'react-router-dom';
import {
  currentPlanWords as words,
  landingPlans,
  simulationPlans,
} from '#content/marketing/plans.ts';
import { planNames, planPrices } from '#content/plans.ts';
import { paths, plansOnOffer, supportAbout } from '#src/config/paths.ts';
import { SAMPLE_PLAN } from '#src/config/plan.ts';
import { keptChosenPlan } from '#src/services/user-pool/kept-plan.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { TickedList } from '#src/ui/ticked-list.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/** Shows signed-in users which plan they have, what it includes, and how to get another. */
export function CurrentPlan() {
  return (
    <div className="grid gap-x-8 gap-y-4 rounded-lg border border-line bg-raised p-5 sm:p-6">
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-tide">{words.label}</p>
        <p className="font-display text-title font-bold">{words.name}</p>
        <p>{words.text}</p>
        <SampleNote />
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link to={supportAbout('change-plan')} className={buttonStyle('quiet', 'max-sm:w-full')}>
          {words.ask}
        </Link>
        <Link to={plansOnOffer} className={LINK}>
          {words.others}
        </Link>
        <Link to={paths.subscription} className={LINK}>
          {words.link}
        </Link>
      </p>
    </div>
  );
}

/** For /pricing, whose cards have the rest: whether the user's plan is real, and where it is. */
export function PlanTerms() {
  return (
    <div className="for-signed-in flex flex-wrap gap-x-2">
      <SampleNote />
      <Link to={paths.subscription} className={LINK}>
        {words.link}
      </Link>
    </div>
  );
}

/** For /pricing on wide screens: the plan that has simulations, too, but no card there. Not in the HTML, for its bytes. */
export function OtherSimulationPlan() {
  const hydrated = useHydrated();
  const other = simulationPlans.plans.find(({ id }) => id !== SAMPLE_PLAN);
  const plan = landingPlans.find(({ name }) => other && name === planNames[other.id]);
  if (!hydrated || other === undefined || plan === undefined) return null;
  return (
    <div className="for-signed-in grid justify-items-start gap-3 rounded-lg border border-line bg-raised p-6 max-lg:hidden">
      <p className="flex w-full flex-wrap items-baseline justify-between gap-x-4">
        <strong className="font-display text-2xl font-bold">{plan.name}</strong>
        <span className="text-sm font-semibold text-tide">{words.outgrown}</span>
      </p>
      <TickedList items={plan.features} className="grid-cols-2" />
      <p className="flex w-full flex-wrap items-center justify-between gap-x-4">
        <Link to={supportAbout('change-plan')} className={buttonStyle('quiet')}>
          {words.askForIt}
        </Link>
        <span className="font-semibold">{planPrices[other.id]}</span>
      </p>
    </div>
  );
}

/** With the plan that the user chose when registering, after hydration. */
function SampleNote() {
  const hydrated = useHydrated();
  const chosen = hydrated ? keptChosenPlan() : null;
  return (
    <p className="text-muted">
      {chosen === null ? words.sample : words.sampleUntil(planNames[chosen])}
    </p>
  );
}

const LINK = 'font-semibold text-tide underline underline-offset-4';
