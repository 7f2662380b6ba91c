import { chosenPlanWords as words, planNames } from '#content/plans.ts';
import { isFree, type PlanId } from '#src/config/chosen-plan.ts';
import { TickedList } from '#src/ui/ticked-list.tsx';

/** The plan that the user chose when registering. Comes before the sample that stands in for it until billing opens. */
export function ChosenPlanCard({ plan }: { plan: PlanId }) {
  const points = isFree(plan) ? [words.notCharged] : [words.notCharged, words.chosenTrial];
  return (
    <section
      aria-labelledby="chosen-plan"
      className="grid gap-5 rounded-lg border-2 border-tide bg-raised p-6 sm:p-8"
    >
      <div>
        <h2 id="chosen-plan" className="text-sm font-semibold text-tide">
          {words.chosenHeading}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-display text-title font-extrabold">{planNames[plan]}</span>
          <span className="rounded-full bg-tide-wash px-3 py-0.5 text-sm font-medium text-tide">
            {isFree(plan) ? words.freeForGood : words.trialDays}
          </span>
        </p>
      </div>
      <TickedList items={points} />
      <p className="border-t border-line pt-5 text-sm text-muted">{words.sampleBelow}</p>
    </section>
  );
}
