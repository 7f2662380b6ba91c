import { Link } from 'react-router-dom';
import { planChooser as words } from '#content/marketing/pricing.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { RADIO_STYLE } from '#src/ui/radio-style.ts';

/**
 * Recommends a plan. CSS shows the answer and marks the plan's card (choices.css), so that it works
 * before hydration and without JavaScript.
 */
export function PlanChooser() {
  return (
    <fieldset className="rounded-lg border border-line bg-raised p-5 sm:p-6">
      {/* Floated, because only then is a legend laid out like the labels. Not in a grid, where WebKit doesn't float it. */}
      <legend className="float-left w-full text-lg font-semibold">{words.question}</legend>
      <div className="clear-both grid gap-3 py-3 md:max-lg:grid-cols-3">
        {words.choices.map(({ plan, label }) => (
          <label
            key={plan}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded border border-edge px-4 py-2 leading-snug font-semibold has-checked:border-tide has-checked:bg-tide-wash has-checked:text-tide"
          >
            <input
              type="radio"
              name="plan-for"
              id={`for-${plan}`}
              value={plan}
              autoComplete="off"
              defaultChecked={plan === words.first}
              className={RADIO_STYLE}
            />
            {label}
          </label>
        ))}
      </div>
      <div aria-live="polite" className="text-muted">
        {words.choices.map(({ plan, answer, next }) => (
          <div key={plan} className={`if-${plan}`}>
            <p className="flex flex-wrap items-center justify-between gap-3">
              {answer}
              <Link to={next.to} className={buttonStyle('main', 'text-center max-sm:w-full')}>
                {next.label}
              </Link>
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
