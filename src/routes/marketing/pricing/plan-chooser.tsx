import { Link } from 'react-router-dom';
import { planChooser as words, type PricingPlanId } from '#content/marketing/pricing.ts';

/** Written out in full because Tailwind finds class names in the source text. */
export const shownForChoice: Record<PricingPlanId, string> = {
  individual: 'hidden group-has-[#for-individual:checked]/plans:block',
  business: 'hidden group-has-[#for-business:checked]/plans:block',
  enterprise: 'hidden group-has-[#for-enterprise:checked]/plans:block',
};

/**
 * Tells visitors without an account which plan fits. The style sheet marks its card and shows the answer, so that it
 * works before hydration and without JavaScript.
 */
export function PlanChooser() {
  return (
    <fieldset className="group/who for-signed-out grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-raised p-4 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-6">
      {/* A floated legend is laid out like the labels. */}
      <legend className="float-left self-center font-semibold">{words.question}</legend>
      <div className="flex gap-2 max-md:grid md:flex-wrap">
        {words.choices.map(({ plan, label }) => (
          <label key={plan} className={CHOICE}>
            <input
              type="radio"
              name="plan-for"
              id={`for-${plan}`}
              value={plan}
              autoComplete="off"
              className="size-4.5 shrink-0 appearance-none rounded-full border border-edge bg-surface checked:border-5 checked:border-tide"
            />
            {label}
          </label>
        ))}
      </div>
      <div aria-live="polite" className="text-muted lg:col-start-2">
        <p className="group-has-[:checked]/who:hidden">{words.hint}</p>
        {words.choices.map(({ plan, answer, next }) => (
          <p key={plan} className={shownForChoice[plan]}>
            {answer}{' '}
            <Link to={next.to} className="font-semibold text-tide underline underline-offset-4">
              {next.label}
            </Link>
          </p>
        ))}
      </div>
    </fieldset>
  );
}

const CHOICE =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded border border-edge px-4 font-semibold ' +
  'has-checked:border-tide has-checked:bg-tide-wash has-checked:text-tide';
