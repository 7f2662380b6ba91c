import { pricingWords as words } from '#content/marketing/pricing.ts';

/**
 * A switch with a label on each side. A native checkbox to which choices.css responds, so that it works immediately, even
 * without JavaScript. Autocomplete is off because browsers restore a checkbox on reload and Back, but every visit starts
 * with monthly prices.
 */
export function BillingToggle() {
  return (
    <div className="flex flex-wrap items-center gap-x-[min(0.75rem,2vw)] gap-y-2">
      <label htmlFor="paid-yearly" aria-hidden="true" className="period period-monthly">
        {words.monthly}
      </label>
      <label className="inline-flex min-h-11 cursor-pointer items-center">
        <input
          type="checkbox"
          id="paid-yearly"
          name="paid-yearly"
          aria-label={words.toggle}
          autoComplete="off"
          className="switch"
        />
      </label>
      <label htmlFor="paid-yearly" aria-hidden="true" className="period period-yearly">
        {words.yearly}
      </label>
      <span className="rounded-full bg-safe-wash px-[min(0.625rem,2vw)] py-0.5 text-sm font-semibold text-safe">
        {words.save}
      </span>
    </div>
  );
}
