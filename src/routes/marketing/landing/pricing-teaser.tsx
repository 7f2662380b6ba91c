import { gamePlan, pricingTeaser as words } from '#content/marketing/plans.ts';
import { Section } from '#src/ui/section.tsx';
import { PlanStrip } from '../sections/plan-strip.tsx';
import { LandingPlans } from './landing-plans.tsx';

export function PricingTeaser() {
  return (
    <Section id="pricing" title={words.title} intro={words.intro} tone="sunken">
      <div className="grid gap-8">
        <div className="grid gap-5">
          <LandingPlans />
          <PlanStrip {...gamePlan} />
        </div>
        <p className="text-muted">{words.note}</p>
      </div>
    </Section>
  );
}
