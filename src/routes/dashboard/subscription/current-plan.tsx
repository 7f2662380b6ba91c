import { Link, useNavigate } from 'react-router-dom';
import { dashboardWords } from '#content/dashboard.ts';
import { longDate } from '#content/locale.ts';
import { chosenPlanWords, planNames, planPrices, starterFeatures } from '#content/plans.ts';
import { paths, supportAbout } from '#src/config/paths.ts';
import { isFree, PLAN_RENEWS_ON, type PlanId } from '#src/config/plans.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonStyle } from '#src/ui/button-style.ts';
import { bold, LinkedText, TEXT_LINK } from '#src/ui/linked-text.tsx';
import { TickedList } from '#src/ui/ticked-list.tsx';

const words = dashboardWords.subscription;

/** The sample plan that every user has until billing opens, with the one that they chose when registering. */
export function CurrentPlan({ chosen }: { chosen: PlanId | null }) {
  return (
    <section
      aria-labelledby="plan"
      className="grid gap-6 rounded-lg border border-line bg-raised p-6 sm:p-8"
    >
      <div className="grid gap-1">
        <h2 id="plan" className="text-sm font-semibold text-muted">
          {words.currentPlan}
        </h2>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="font-display text-title font-extrabold">{words.plan}</p>
          <p className="rounded-full border border-edge px-2 text-sm text-muted">{words.sample}</p>
        </div>
        <p className="tabular-nums flex flex-wrap gap-x-4 font-semibold">
          <span>{words.price}</span>
          <span>
            <LinkedText
              text={words.renewsOn}
              tags={{ date: <time dateTime={PLAN_RENEWS_ON}>{longDate(PLAN_RENEWS_ON)}</time> }}
            />
          </span>
        </p>
        <p className="text-sm text-muted">{words.sampleNote}</p>
      </div>
      {chosen !== null && <ChosenPlan plan={chosen} />}
      <div className="grid gap-3 border-t border-line pt-6">
        <h3 className="font-semibold">{words.includes}</h3>
        <TickedList items={starterFeatures} className="sm:grid-cols-2" />
      </div>
      <Actions isChosen={chosen !== null} />
    </section>
  );
}

/** What becomes of the sample. */
function ChosenPlan({ plan }: { plan: PlanId }) {
  return (
    <section
      aria-labelledby="chosen-plan"
      className="grid justify-items-start gap-1 rounded border-s-4 border-tide bg-tide-wash px-4 py-3"
    >
      <h3 id="chosen-plan" className="tabular-nums">
        <LinkedText
          text={chosenPlanWords.youChose(planNames[plan], planPrices[plan])}
          tags={{ b: bold }}
        />
      </h3>
      <p className="text-sm">
        {isFree(plan) ? chosenPlanWords.nextFree : chosenPlanWords.nextPaid}
      </p>
      <Link to="#all-plans" className={`${TEXT_LINK} text-sm`}>
        {chosenPlanWords.changeChosen}
      </Link>
    </section>
  );
}

/** Support cancels, and the form asks first. An upgrade isn't the next thing to do for a user who has chosen a plan. */
function Actions({ isChosen }: { isChosen: boolean }) {
  const navigate = useNavigate();
  return (
    <div className="grid gap-3 border-t border-line pt-6 sm:flex sm:justify-between">
      <Link to={paths.pricing} className={buttonStyle(isChosen ? 'quiet' : 'main')}>
        {words.upgrade}
      </Link>
      <Button look="quiet" onClick={() => void navigate(supportAbout('cancel-subscription'))}>
        {words.cancel}
      </Button>
    </div>
  );
}
