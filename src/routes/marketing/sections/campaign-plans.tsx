import { Link } from 'react-router-dom';
import { campaignPlans } from '#content/marketing/plans.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { PlanCard } from '#src/ui/plan-card.tsx';
import { Price } from '#src/ui/price.tsx';

export function CampaignPlans() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {campaignPlans.map(({ cta, price, period, ...plan }) => (
        <PlanCard
          key={plan.name}
          {...plan}
          pricing={<Price price={price} period={period} />}
          action={
            <Link to={cta.to} className={buttonStyle(plan.highlighted ? 'main' : 'quiet', 'px-2!')}>
              {cta.label}
            </Link>
          }
        />
      ))}
    </div>
  );
}
