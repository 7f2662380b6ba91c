import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dashboardWords } from '#content/dashboard.ts';
import { offeredPlans } from '#content/dashboard-plans.ts';
import type { PlanId } from '#src/config/chosen-plan.ts';
import { paths, supportAbout } from '#src/config/paths.ts';
import { SAMPLE_PLAN } from '#src/config/plan.ts';
import { classNames } from '#src/ui/class-names.ts';
import { TEXT_LINK } from '#src/ui/linked-text.tsx';
import { Tick } from '#src/ui/tick.tsx';

const words = dashboardWords.subscription.plans;
const { comingSoon } = dashboardWords.subscription;
type Offered = (typeof offeredPlans)[number];

/** Every plan, with the sample plan and the one that the user chose marked. Support changes plans. */
export function AllPlans({ chosen }: { chosen: PlanId | null }) {
  return (
    <section aria-labelledby="all-plans" className="grid gap-2 border-t border-line pt-8">
      <h2 id="all-plans" className="text-lg font-bold">
        {words.heading}
      </h2>
      <p className="max-w-prose text-muted">
        {words.text} <span>{comingSoon}</span>
      </p>
      <ul className="@container mt-3 grid divide-y divide-line overflow-hidden rounded-lg border border-line bg-raised">
        {offeredPlans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} chosen={chosen} />
        ))}
      </ul>
    </section>
  );
}

function PlanRow({ plan, chosen }: { plan: Offered; chosen: PlanId | null }) {
  const { id, name, description, price, users } = plan;
  return (
    <li
      className={classNames(
        'grid gap-x-6 gap-y-1 p-4 sm:px-8 @md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @md:items-center @2xl:grid-cols-[minmax(0,5fr)_minmax(0,2fr)_minmax(0,3fr)]',
        id === SAMPLE_PLAN && 'bg-tide-wash',
      )}
    >
      <div>
        <h3 className="font-semibold">{name}</h3>
        <p className="text-sm text-muted">{description}</p>
      </div>
      <p className="flex flex-wrap gap-x-2 text-sm tabular-nums @2xl:block">
        <span className="font-semibold @2xl:block @2xl:text-base">{price}</span>{' '}
        <span className="text-muted">{users}</span>
      </p>
      <div className="flex @md:col-start-2 @md:row-span-2 @md:row-start-1 @md:justify-end @2xl:col-start-3 @2xl:row-span-1">
        {markOf(id, chosen) ?? <PlanLink plan={plan} />}
      </div>
    </li>
  );
}

/** The plan to come has the tick; the one that it replaces only a label. */
function markOf(id: Offered['id'], chosen: PlanId | null): ReactNode {
  if (id === (chosen === 'free' ? 'individual' : chosen)) {
    return (
      <p className="flex min-h-11 items-center gap-2 font-semibold text-tide">
        <Tick /> {words.chosen}
      </p>
    );
  }
  if (id !== SAMPLE_PLAN) return null;
  return (
    <p className="flex min-h-11 items-center gap-2 font-semibold">
      {chosen === null && <Tick />} {words.current}
    </p>
  );
}

/** Sales starts a plan of its own; support is asked for any other. */
function PlanLink({ plan: { id, name } }: { plan: Offered }) {
  const style = `${TEXT_LINK} inline-flex min-h-11 items-center`;
  if (id === 'enterprise') {
    return (
      <Link to={paths.contactSales} className={style}>
        {words.talk}
      </Link>
    );
  }
  return (
    <Link to={supportAbout('change-plan')} className={style}>
      {words.ask}{' '}
      <span className="sr-only">
        {words.askTo} {name}
      </span>
    </Link>
  );
}
