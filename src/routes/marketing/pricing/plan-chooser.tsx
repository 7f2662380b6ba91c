import { Link } from 'react-router-dom';
import { planChooser as words, type PricingPlanId } from '#content/marketing/pricing.ts';
import { buttonStyle } from '#src/ui/button-style.ts';

/** Written out in full because Tailwind finds class names in the source text. */
export const shownForChoice: Record<PricingPlanId, string> = {
  individual: 'hidden group-has-[#for-individual:checked]/plans:block',
  business: 'hidden group-has-[#for-business:checked]/plans:block',
  enterprise: 'hidden group-has-[#for-enterprise:checked]/plans:block',
};

/** Until something is chosen, the button is that of a team. */
const NEXT: Record<PricingPlanId, string> = {
  individual: shownForChoice.individual,
  business:
    'group-has-[#for-enterprise:checked]/plans:hidden group-has-[#for-individual:checked]/plans:hidden',
  enterprise: shownForChoice.enterprise,
};

/**
 * Tells visitors without an account which plan fits, and has its button. The style sheet marks the card, so that it
 * works before hydration and without JavaScript.
 */
export function PlanChooser() {
  return (
    <fieldset className="group/who for-signed-out grid grid-cols-[minmax(0,1fr)] rounded-lg border border-line bg-raised p-5 sm:p-6">
      {/* A floated legend is laid out like the labels. */}
      <legend className="float-left mb-2 text-lg font-semibold">{words.question}</legend>
      {words.choices.map(({ plan, label, answer }) => (
        <label
          key={plan}
          className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-t border-line py-3 has-checked:text-tide"
        >
          <input
            type="radio"
            name="plan-for"
            id={`for-${plan}`}
            value={plan}
            autoComplete="off"
            className="mt-1 size-4.5 appearance-none rounded-full border border-edge bg-surface checked:border-5 checked:border-tide"
          />
          <strong className="font-semibold">{label}</strong>
          <span className="col-start-2 text-muted">{answer}</span>
        </label>
      ))}
      <div className="flex flex-wrap gap-x-4 gap-y-2 border-t border-line pt-4">
        {words.choices.map(({ plan, next }) => (
          <div key={plan} className={NEXT[plan]}>
            <Link to={next.to} className={buttonStyle('main')}>
              {next.label}
            </Link>
          </div>
        ))}
        <a href="#plans" className={buttonStyle('plain', 'group-not-has-[:checked]/who:hidden')}>
          {words.seePlan}
        </a>
      </div>
    </fieldset>
  );
}
