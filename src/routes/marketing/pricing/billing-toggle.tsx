import { pricingWords as words } from '#content/marketing/pricing.ts';

/** Written out, since Tailwind reads class names as they stand. */
const WHEN_MONTHLY = 'group-has-[#paid-yearly:checked]/plans:hidden';
const WHEN_YEARLY = 'group-not-has-[#paid-yearly:checked]/plans:hidden';

/** The class of what holds a BillingToggle and the prices that it switches. */
export const SWITCHED = 'group/plans';

/** The classes of what is shown there only to those who pay so. */
export const shownWhen = { monthly: WHEN_MONTHLY, yearly: WHEN_YEARLY } as const;

/** What was chosen last: whoever comes back to the prices finds those that they had looked at. */
let paidYearly = false;

/**
 * One switch with two positions; the words beside it say which is which. It is a real checkbox, and the
 * style sheet shows what belongs to it: the first press is answered at once, without JavaScript too.
 */
export function BillingToggle() {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <label htmlFor="paid-yearly" aria-hidden="true" className={MONTHLY}>
        {words.monthly}
      </label>
      <label className="inline-flex min-h-11 cursor-pointer items-center">
        <input
          type="checkbox"
          id="paid-yearly"
          name="paid-yearly"
          aria-label={words.toggle}
          defaultChecked={paidYearly}
          onChange={({ target }) => {
            paidYearly = target.checked;
          }}
          className={KNOB}
        />
      </label>
      <label htmlFor="paid-yearly" aria-hidden="true" className={YEARLY}>
        {words.yearly}
      </label>
      <span className="rounded-full bg-safe-wash px-2.5 py-0.5 text-sm font-semibold text-safe">
        {words.save}
      </span>
    </div>
  );
}

/** A press of the word that does not hold switches to it; one of the word that holds changes nothing. */
const MONTHLY =
  'font-semibold group-has-[#paid-yearly:checked]/plans:cursor-pointer group-has-[#paid-yearly:checked]/plans:text-muted ' +
  'group-not-has-[#paid-yearly:checked]/plans:pointer-events-none';
const YEARLY =
  'font-semibold group-not-has-[#paid-yearly:checked]/plans:cursor-pointer group-not-has-[#paid-yearly:checked]/plans:text-muted ' +
  'group-has-[#paid-yearly:checked]/plans:pointer-events-none';

const KNOB =
  'flex h-8 w-14 cursor-pointer appearance-none items-center rounded-full border border-edge bg-raised px-1 forced-color-adjust-none ' +
  'transition-colors duration-150 checked:border-tide checked:bg-tide before:size-5.5 before:rounded-full ' +
  'before:bg-text before:transition-transform before:duration-150 checked:before:translate-x-6 ' +
  'checked:before:bg-surface';
