import { Link } from 'react-router-dom';
import { dashboardWords } from '#content/dashboard.ts';
import { landingPlans, switchPlan } from '#content/marketing/plans.ts';
import { planNames } from '#content/plans.ts';
import { paths, supportAbout } from '#src/config/paths.ts';
import { SAMPLE_PLAN } from '#src/config/plan.ts';
import { TEXT_LINK } from '#src/ui/linked-text.tsx';

const words = dashboardWords.subscription.others;
const otherPlans = landingPlans.filter(({ name }) => name !== planNames[SAMPLE_PLAN]);

/** The plans on either side of the sample plan, in its own list. Support changes plans. */
export function OtherPlans() {
  return (
    <section aria-labelledby="other-plans" className="grid gap-2 border-t border-line pt-8">
      <h2 id="other-plans" className="text-lg font-bold">
        {words.heading}
      </h2>
      <p className="text-muted">{words.text}</p>
      <ul className="grid divide-y divide-line border-b border-line">
        {otherPlans.map(({ name, price, period, description, cta }) => (
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
            {cta.to === paths.contactSales ? (
              <PlanLink to={cta.to} label={cta.label} />
            ) : (
              <PlanLink to={supportAbout('change-plan')} label={switchPlan.to(name)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlanLink({ to, label }: { to: string; label: string }) {
  return (
    <p>
      <Link to={to} className={`${TEXT_LINK} inline-flex min-h-11 items-center`}>
        {label}
      </Link>
    </p>
  );
}
