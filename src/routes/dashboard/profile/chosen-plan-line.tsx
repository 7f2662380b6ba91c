import { useState } from 'react';
import { chosenPlanWords as words, planNames } from '#content/plans.ts';
import { isFree } from '#src/config/chosen-plan.ts';
import { keptChosenPlan } from '#src/services/user-pool/kept-plan.ts';

/** The plan that the user chose when registering, until they sign out. */
export function ChosenPlanLine({ className }: { className: string }) {
  const [plan] = useState(keptChosenPlan);
  if (plan === null) return null;
  return (
    <p className={className}>
      {words.chosen} <strong className="text-text">{planNames[plan]}</strong> {words.chosenEnd}{' '}
      {words.chosenNote} {!isFree(plan) && words.chosenTrial}
    </p>
  );
}
