import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { TickedList } from './ticked-list.tsx';

interface PlanCardProps {
  name: string;
  /** A single element, because it fills one row of the grid: usually a Price. */
  pricing: ReactNode;
  /** Beside the name of the most popular plan. */
  badge?: string | undefined;
  description: string;
  features: readonly string[];
  highlighted?: boolean;
  cta: { label: string; to: string };
}

/** A subgrid, so that its name, price, description, features and action line up with those of the cards beside it. */
export function PlanCard(props: PlanCardProps) {
  const { name, pricing, badge, description, features, highlighted, cta } = props;
  return (
    <article
      className={classNames(
        'relative row-span-5 grid grid-rows-subgrid gap-2 rounded-lg bg-raised p-5 sm:p-6',
        highlighted === true ? 'plan-offered -m-px border-2 border-tide' : 'border border-line',
      )}
    >
      <h3 className="text-lg font-semibold">{name}</h3>
      {badge !== undefined && (
        <p className="plan-badge absolute start-5 -top-3.5 rounded-full border border-tide bg-raised px-2.5 py-0.5 text-sm leading-snug font-semibold">
          {badge}
        </p>
      )}
      {pricing}
      <p className="text-muted">{description}</p>
      <TickedList items={features} className="mt-3 border-t border-line pt-5" />
      <Link
        to={cta.to}
        className={buttonStyle(highlighted === true ? 'main' : 'quiet', 'mt-5 px-2!')}
      >
        {cta.label}
      </Link>
    </article>
  );
}
