import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dashboardWords } from '#content/dashboard.ts';
import { offeredPlans } from '#content/dashboard-plans.ts';
import { paths, supportAboutPlan } from '#src/config/paths.ts';
import { SAMPLE_PLAN, type PlanId } from '#src/config/plans.ts';
import { classNames } from '#src/ui/class-names.ts';
import { apart, LinkedText, spoken, TEXT_LINK } from '#src/ui/linked-text.tsx';
import { Cross } from '#src/ui/icons.tsx';
import { Tick } from '#src/ui/tick.tsx';

const words = dashboardWords.subscription.plans;
type Offered = (typeof offeredPlans)[number];
/** The plans are listed by price. */
const CURRENT = offeredPlans.findIndex(({ id }) => id === SAMPLE_PLAN);

/** Every plan, with the sample plan and the one that the user chose marked. Support changes plans. */
export function AllPlans({ chosen }: { chosen: PlanId | null }) {
  return (
    <section aria-labelledby="all-plans" className="grid gap-2 border-t border-line pt-8">
      <h2 id="all-plans" className="text-lg font-bold">
        {words.heading}
      </h2>
      <p className="text-muted">
        <LinkedText text={words.text} tags={{ soon: apart }} />
      </p>
      <ul className="@container mt-3 grid divide-y divide-line overflow-hidden rounded-lg border border-line bg-raised">
        {offeredPlans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} chosen={chosen} />
        ))}
      </ul>
      <p className="mt-3">
        <Link to={paths.pricing} className={TEXT_LINK}>
          {words.compare}
        </Link>
      </p>
    </section>
  );
}

function PlanRow({ plan, chosen }: { plan: Offered; chosen: PlanId | null }) {
  const { id, name, description, simulations, price, users } = plan;
  return (
    <li
      className={classNames(
        'grid gap-x-6 gap-y-1 p-4 sm:px-6 @md:grid-cols-[minmax(0,1fr)_auto] @2xl:grid-cols-[minmax(0,9fr)_minmax(0,8fr)_minmax(0,6fr)_minmax(0,6fr)] @2xl:items-center',
        id === SAMPLE_PLAN && 'bg-tide-wash',
      )}
    >
      <div>
        <h3 className="font-semibold">{name}</h3>
        <p className="text-sm text-muted">{description}</p>
      </div>
      <Simulations by={simulations} />
      <p className="tabular-nums flex flex-wrap gap-x-2 text-sm @2xl:block">
        <span className="font-semibold @2xl:block @2xl:text-base">{price}</span>{' '}
        <span className="text-muted">{users}</span>
      </p>
      <div className="flex @md:col-start-2 @md:row-span-3 @md:row-start-1 @md:items-center @md:justify-end @2xl:col-start-4 @2xl:row-span-1">
        {markOf(id, chosen) ?? <PlanLink plan={plan} />}
      </div>
    </li>
  );
}

/** What sets the plans with simulations apart from those with the game alone. */
function Simulations({ by }: { by: string | null }) {
  return (
    <p className={classNames('flex items-start gap-2 text-sm', by === null && 'text-muted')}>
      {by === null ? <Cross className="mt-0.5" /> : <Tick className="mt-0.5" />}
      {by ?? words.noSimulations}
    </p>
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
function PlanLink({ plan }: { plan: Offered }) {
  const { id, name } = plan;
  const style = `${TEXT_LINK} inline-flex min-h-11 items-center`;
  if (id === 'enterprise') {
    return (
      <Link to={paths.contactSales} className={style}>
        {words.talk}
      </Link>
    );
  }
  return (
    <Link to={supportAboutPlan(id)} className={style}>
      <LinkedText
        text={(offeredPlans.indexOf(plan) > CURRENT ? words.up : words.down)(name)}
        tags={{ spoken }}
      />
    </Link>
  );
}
