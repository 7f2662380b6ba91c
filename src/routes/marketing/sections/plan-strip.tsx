import { Link } from 'react-router-dom';
import type { OtherPlans } from '#content/marketing/plans.ts';
import { planPrices } from '#content/plans.ts';
import { buttonStyle } from '#src/ui/button-style.ts';

/** The other price list, below the cards of a page. */
export function PlanStrip({ title, text, plans, to, see }: OtherPlans) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-5 rounded-lg border border-line bg-raised p-5 sm:p-6">
      <div className="grid gap-1 max-lg:w-full">
        <h3 className="text-lg font-semibold">{title}</h3>
        <p className="text-muted">{text}</p>
      </div>
      {plans.map(({ id, plan }) => (
        <p key={id}>
          <strong className="block font-display text-xl font-bold">{planPrices[id]}</strong> {plan}
        </p>
      ))}
      <Link to={to} className={buttonStyle('quiet', 'max-sm:w-full')}>
        {see}
      </Link>
    </div>
  );
}
