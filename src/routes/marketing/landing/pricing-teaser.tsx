import { pricingTeaser as words } from '#content/marketing/plans.ts';
import { Section } from '#src/ui/section.tsx';
import { PlanKinds } from '../pricing/plan-kinds.tsx';
import { LandingPlans } from './landing-plans.tsx';

export function PricingTeaser() {
  return (
    <Section id="pricing" title={words.title} intro={words.intro} tone="sunken">
      <div className="grid gap-8">
        <PlanKinds here="simulations" />
        <LandingPlans />
        <p className="text-muted">
          {words.note} <span className="for-signed-out">{words.trial}</span>
        </p>
      </div>
    </Section>
  );
}
