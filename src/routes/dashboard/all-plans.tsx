import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dashboardWords } from '#content/dashboard.ts';
import { offeredPlans } from '#content/dashboard-plans.ts';
import { planNames } from '#content/plans.ts';
import type { PlanId } from '#src/config/chosen-plan.ts';
import { paths, supportAbout } from '#src/config/paths.ts';
import { SAMPLE_PLAN } from '#src/config/plan.ts';
import { TEXT_LINK } from '#src/ui/linked-text.tsx';
import { Tick } from '#src/ui/tick.tsx';

const words = dashboardWords.subscription.plans;

/** Every plan, with the sample plan and the one that the user chose marked. Support changes plans. */
export function AllPlans({ chosen }: { chosen: PlanId | null }) {
  return (
    <section aria-labelledby="all-plans" className="grid gap-2 border-t border-line pt-8">
      <h2 id="all-plans" className="text-lg font-bold">
        {words.heading}
      </h2>
      <p className="text-muted">{words.text}</p>
      <ul className="grid divide-y divide-line border-b border-line">
        {offeredPlans(chosen).map(({ name, price, period, description, cta }) => (
          <li
            key={name}
            className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
          >
            <div>
              <h3 className="font-semibold">
                {name}
                <span className="font-normal text-muted tabular-nums">
                  {' '}
                  · {price} {period}
                </span>
              </h3>
              <p className="text-sm text-muted">{description}</p>
            </div>
            {markOf(name, chosen) ?? <PlanLink name={name} cta={cta} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The plan to come has the tick; the one that it replaces only a label. */
function markOf(name: string, chosen: PlanId | null): ReactNode {
  if (chosen !== null && name === planNames[chosen]) {
    return (
      <p className="flex min-h-11 items-center gap-2 font-semibold text-tide">
        <Tick /> {words.chosen}
      </p>
    );
  }
  if (name !== planNames[SAMPLE_PLAN]) return null;
  return (
    <p className="flex min-h-11 items-center">
      <span className="rounded-full border border-edge px-2.5 py-0.5 text-sm text-muted">
        {words.current}
      </span>
    </p>
  );
}

/** Sales starts a plan of its own; support is asked for any other. */
function PlanLink({ name, cta }: { name: string; cta: { label: string; to: string } }) {
  const toSales = cta.to === paths.contactSales;
  return (
    <p>
      <Link
        to={toSales ? cta.to : supportAbout('change-plan')}
        className={`${TEXT_LINK} inline-flex min-h-11 items-center`}
      >
        {toSales ? cta.label : words.askToSwitch(name)}
      </Link>
    </p>
  );
}
