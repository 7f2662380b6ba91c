import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { currentPlanWords as words } from '#content/marketing/plans.ts';
import { planNames } from '#content/plans.ts';
import { paths, plansOnOffer, supportAbout } from '#src/config/paths.ts';
import { keptChosenPlan } from '#src/services/user-pool/kept-plan.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { TEXT_LINK } from '#src/ui/linked-text.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/** Shows signed-in users which plan they have. `children`: what it includes, or how to get another. */
export function CurrentPlan({ children }: { children: ReactNode }) {
  return (
    <div className="for-signed-in grid gap-x-8 gap-y-4 rounded-lg border border-line bg-raised p-5 sm:p-6">
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-tide">{words.label}</p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-display text-title font-bold">{words.name}</span>
          <strong>{words.price}</strong>
        </p>
        <SampleNote />
      </div>
      {children}
    </div>
  );
}

/** For a page without the plans. */
export function WaysToOtherPlans() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="w-full">{words.text}</p>
      <Link to={supportAbout('change-plan')} className={buttonStyle('quiet', 'max-sm:w-full')}>
        {words.ask}
      </Link>
      <Link to={plansOnOffer} className={TEXT_LINK}>
        {words.others}
      </Link>
      <ToSubscription />
    </div>
  );
}

export function ToSubscription() {
  return (
    <Link to={paths.subscription} className={TEXT_LINK}>
      {words.link}
    </Link>
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
