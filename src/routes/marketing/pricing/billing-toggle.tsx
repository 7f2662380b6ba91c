import { pricingWords as words } from '#content/marketing/pricing.ts';
import { classNames } from '#src/ui/class-names.ts';

/** One button with two positions; the words beside it say which is which. */
export function BillingToggle({ yearly, onSwitch }: { yearly: boolean; onSwitch: () => void }) {
  return (
    <div className="needs-scripting flex flex-wrap items-center gap-x-3 gap-y-2">
      <span aria-hidden="true" className={classNames('font-semibold', yearly && 'text-muted')}>
        {words.monthly}
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={yearly}
        aria-label={words.toggle}
        onClick={onSwitch}
        className="group inline-flex min-h-11 cursor-pointer items-center rounded-full"
      >
        <span className="flex h-8 w-14 items-center rounded-full border border-edge bg-raised px-1 transition-colors duration-150 group-aria-checked:border-tide group-aria-checked:bg-tide">
          <span className="size-5.5 rounded-full bg-text transition-transform duration-150 group-aria-checked:translate-x-6 group-aria-checked:bg-surface" />
        </span>
      </button>
      <span className={classNames('font-semibold', !yearly && 'text-muted')}>{words.yearly}</span>
      <span className="rounded-full bg-safe-wash px-2.5 py-0.5 text-sm font-semibold text-safe">
        {words.save}
      </span>
    </div>
  );
}
