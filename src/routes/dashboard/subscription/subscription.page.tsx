import { useState } from 'react';
import { dashboardWords } from '#content/dashboard.ts';
import { keptChosenPlan } from '#src/services/user-pool/kept-plan.ts';
import { DashboardHead } from '../shared/dashboard-head.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { AllPlans } from './all-plans.tsx';

const words = dashboardWords.subscription;

/** Static (docs/product, Dashboard): nothing can be bought or cancelled here. */
export function Page() {
  const [chosen] = useState(keptChosenPlan);
  return (
    <div className="grid gap-8">
      <DashboardHead title={words.title} intro={words.intro} />
      <CurrentPlan chosen={chosen} />
      <AllPlans chosen={chosen} />
    </div>
  );
}
