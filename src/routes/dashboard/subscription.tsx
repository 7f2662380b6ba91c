import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dashboardWords } from '#content/dashboard.ts';
import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import { PLAN_RENEWS_ON } from '#src/config/plan.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

const words = dashboardWords.subscription;
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Static, as the specification has it: nothing is charged or cancelled from here. */
export function Subscription() {
  const [cancelling, setCancelling] = useState(false);
  return (
    <div className="grid gap-8">
      <title>{`${words.title} · ${brand.name}`}</title>
      <header className="grid gap-1">
        <h1 tabIndex={-1} className="font-display text-title font-bold">
          {words.title}
        </h1>
        <p className="text-muted">{words.intro}</p>
      </header>
      <section
        aria-labelledby="plan"
        className="grid gap-6 rounded-lg border border-line bg-raised p-6 sm:p-8"
      >
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <div>
            <h2 id="plan" className="text-sm font-semibold text-muted">
              {words.currentPlan}
            </h2>
            <p className="font-display text-title font-extrabold">{words.plan}</p>
          </div>
          <p>
            <span className="block text-sm text-muted">{words.renewsOn}</span>
            <time dateTime={PLAN_RENEWS_ON} className="font-semibold tabular-nums">
              {longDate.format(new Date(PLAN_RENEWS_ON))}
            </time>
          </p>
        </div>
        <div className="flex flex-wrap gap-3 border-t border-line pt-6">
          <Link to={paths.pricing} className={buttonStyle('main')}>
            {words.upgrade}
          </Link>
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setCancelling(true)}>
            {words.cancel}
          </Button>
        </div>
      </section>
      <p className="text-muted">{words.comingSoon}</p>
      <CancelDialog open={cancelling} onClose={() => setCancelling(false)} />
    </div>
  );
}
