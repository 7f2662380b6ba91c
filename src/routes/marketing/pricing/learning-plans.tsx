import { useState } from 'react';
import { Link } from 'react-router-dom';
import { learningPlans, pricingWords as words } from '#content/marketing/pricing.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { PlanCard } from '#src/ui/plan-card.tsx';
import { Section } from '#src/ui/section.tsx';
import { BillingToggle } from './billing-toggle.tsx';

/** Monthly first; a button switches to yearly (specification, section 4). Both prices are in the table too. */
export function LearningPlans() {
  const [yearly, setYearly] = useState(false);
  return (
    <Section id="plans" title={words.plans} intro={words.plansIntro} tone="sunken">
      <div className="grid gap-8">
        <BillingToggle yearly={yearly} onSwitch={() => setYearly(!yearly)} />
        <p className="without-scripting font-semibold">{words.withoutScript}</p>
        <div className="grid gap-5 md:grid-cols-3">
          {learningPlans.map(({ cta, yearly: byTheYear, ...plan }) => (
            <PlanCard
              key={plan.name}
              {...plan}
              {...(yearly && byTheYear)}
              badge={plan.highlighted === true ? words.highlight : undefined}
              note={byTheYear !== undefined && <Saving yearly={yearly} />}
              action={
                <Link
                  to={cta.to}
                  className={buttonStyle(plan.highlighted === true ? 'main' : 'quiet')}
                >
                  {cta.label}
                </Link>
              }
            />
          ))}
        </div>
        <p className="text-sm text-muted">{words.vat}</p>
      </div>
    </Section>
  );
}

function Saving({ yearly }: { yearly: boolean }) {
  return yearly ? (
    <p className="font-semibold text-safe">{words.saveAmount}</p>
  ) : (
    <p className="text-muted">{words.orYearly}</p>
  );
}
