import { Link } from 'react-router-dom';
import {
  planChooser as words,
  pricingWords,
  type PricingPlanId,
} from '#content/marketing/pricing.ts';
import { pricedWithSimulations } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';

/** Written out in full because Tailwind finds class names in the source text. */
export const shownForChoice: Record<PricingPlanId, string> = {
  individual: 'hidden group-has-[#for-individual:checked]/plans:block',
  business: 'hidden group-has-[#for-business:checked]/plans:block',
  enterprise: 'hidden group-has-[#for-enterprise:checked]/plans:block',
};

/**
 * Tells visitors without an account which plan fits. The style sheet shows the answer and marks the card, so that it
 * works before hydration and without JavaScript.
 */
export function PlanChooser() {
  return (
    <details className="for-signed-out">
      <summary className="cursor-pointer py-2.5 font-semibold text-tide hover:underline">
        {words.open}
      </summary>
      <fieldset className="flex flex-wrap items-center gap-x-6">
        {/* A floated legend is laid out like the labels. */}
        <legend className="float-left font-semibold">{words.question}</legend>
        {words.choices.map(({ plan, label }) => (
          <label
            key={plan}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 py-1 leading-snug max-sm:w-full"
          >
            <input
              type="radio"
              name="plan-for"
              id={`for-${plan}`}
              value={plan}
              autoComplete="off"
              className="size-4.5 shrink-0 accent-tide"
            />
            {label}
          </label>
        ))}
        <div role="status" className="w-full">
          {words.choices.map(({ plan, answer }) => (
            <p key={plan} className={`pt-2 ${shownForChoice[plan]}`}>
              {answer}
              {plan === 'enterprise' && (
                <>
                  {' '}
                  <Link to={pricedWithSimulations} className={buttonStyle('plain', 'min-h-0 py-0')}>
                    {pricingWords.simulationsLink}
                  </Link>
                </>
              )}
            </p>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
