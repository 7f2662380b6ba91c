import { Link } from 'react-router-dom';
import { simulationPlans as words } from '#content/marketing/plans.ts';
import { planPrices } from '#content/plans.ts';
import { pricedWithSimulations } from '#src/config/paths.ts';
import { SAMPLE_PLAN } from '#src/config/plan.ts';
import { buttonStyle } from '#src/ui/button-style.ts';

/** Below the game's plans: those of the landing page, which send simulations as well. Members see theirs above. */
export function SimulationPlans() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-5 rounded-lg border border-line bg-raised p-5 sm:p-6">
      <div className="grid gap-1 max-lg:w-full">
        <h3 className="text-lg font-semibold">{words.title}</h3>
        <p className="text-muted">{words.text}</p>
      </div>
      {words.plans.map(({ id, plan }) => (
        <p key={id} className={id === SAMPLE_PLAN ? 'for-signed-out' : undefined}>
          <strong className="block font-display text-xl font-bold">{planPrices[id]}</strong> {plan}
        </p>
      ))}
      <Link to={pricedWithSimulations} className={buttonStyle('quiet', 'max-sm:w-full')}>
        {words.see}
      </Link>
    </div>
  );
}
