import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dashboardWords } from '#content/dashboard.ts';
import { LOCALE } from '#content/locale.ts';
import { starterFeatures } from '#content/plans.ts';
import { paths } from '#src/config/paths.ts';
import { PLAN_RENEWS_ON } from '#src/config/plan.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { TickedList } from '#src/ui/ticked-list.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

const words = dashboardWords.subscription;
const longDate = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The sample plan that every user has until billing opens. `quiet` below the plan that the user chose, which comes first.
 */
export function CurrentPlan({ quiet }: { quiet: boolean }) {
  return (
    <section
      aria-labelledby="plan"
      className={classNames(
        'grid rounded-lg border p-6 sm:px-8',
        quiet ? 'gap-4 border-dashed border-edge' : 'gap-6 border-line bg-raised sm:py-8',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-4">
        <div>
          <h2 id="plan" className="text-sm font-semibold text-muted">
            {words.currentPlan}
          </h2>
          <p className="flex flex-wrap items-center gap-x-3">
            <span
              className={quiet ? 'text-xl font-bold' : 'font-display text-title font-extrabold'}
            >
              {words.plan}
            </span>
            <span className="rounded-full border border-edge px-2.5 py-0.5 text-sm text-muted">
              {words.sample}
            </span>
          </p>
          <p className="tabular-nums">{words.price}</p>
        </div>
        <p>
          <span className="block text-sm text-muted">{words.renewsOn}</span>
          <time dateTime={PLAN_RENEWS_ON} className="font-semibold tabular-nums">
            {longDate.format(new Date(PLAN_RENEWS_ON))}
          </time>
        </p>
      </div>
      <p className="-mt-3 text-sm text-muted">{words.sampleNote}</p>
      {!quiet && (
        <div className="grid gap-3 border-t border-line pt-6">
          <h3 className="font-semibold">{words.includes}</h3>
          <TickedList items={starterFeatures} className="sm:grid-cols-2" />
        </div>
      )}
      <Actions quiet={quiet} />
    </section>
  );
}

function Actions({ quiet }: { quiet: boolean }) {
  const [cancelling, setCancelling] = useState(false);
  return (
    <div
      className={classNames(
        'grid gap-3 sm:flex sm:justify-between',
        !quiet && 'border-t border-line pt-6',
      )}
    >
      <Link to={paths.pricing} className={buttonStyle(quiet ? 'quiet' : 'main')}>
        {words.upgrade}
      </Link>
      <Button
        look="plain"
        className="sm:-mr-1"
        aria-haspopup="dialog"
        onClick={() => setCancelling(true)}
      >
        {words.cancel}
      </Button>
      <CancelDialog open={cancelling} onClose={() => setCancelling(false)} />
    </div>
  );
}
