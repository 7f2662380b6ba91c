import { useState } from 'react';
import { chosenPlanWords as words, planNames } from '#content/plans.ts';
import { isFree } from '#src/config/chosen-plan.ts';
import { keptChosenPlan } from '#src/services/user-pool/kept-plan.ts';

/** The plan that the user chose when registering, above the sample that stands in for it until billing opens. */
export function ChosenPlanCard() {
  const [plan] = useState(keptChosenPlan);
  if (plan === null) return null;
  return (
    <section
      aria-labelledby="chosen-plan"
      className="grid gap-4 rounded-lg border border-tide bg-tide-wash p-6 sm:px-8"
    >
      <div>
        <h2 id="chosen-plan" className="text-sm font-semibold text-muted">
          {words.wishHeading}
        </h2>
        <p className="flex flex-wrap items-center gap-3">
          <span className="font-display text-title font-extrabold">{planNames[plan]}</span>
          <span className="rounded-full border border-tide px-2.5 py-0.5 text-sm text-tide">
            {isFree(plan) ? words.wishFree : words.wishDays}
          </span>
        </p>
      </div>
      <p className="max-w-prose">
        {words.wishSample} {!isFree(plan) && words.wishTrial}
      </p>
    </section>
  );
}
