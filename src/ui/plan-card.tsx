import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface PlanCardProps {
  name: string;
  /** A Price, or what else says it. */
  pricing: ReactNode;
  /** Beside the name, for the plan that most people need. */
  badge?: string | undefined;
  description: string;
  features: readonly string[];
  highlighted?: boolean;
  action: ReactNode;
}

export function PlanCard(props: PlanCardProps) {
  const { name, pricing, badge, description, features, highlighted, action } = props;
  return (
    <article
      className={classNames(
        'relative flex flex-col gap-5 rounded-lg bg-raised p-5 sm:p-6',
        highlighted === true ? '-m-px border-2 border-accent' : 'border border-line',
      )}
    >
      <header className="grid gap-2">
        <h3 className="text-lg font-semibold">{name}</h3>
        {badge !== undefined && (
          <p className="absolute -top-3.5 left-5 rounded-full border border-accent bg-accent-wash px-2.5 py-0.5 text-sm leading-snug font-semibold">
            {badge}
          </p>
        )}
        {pricing}
        <p className="text-muted">{description}</p>
      </header>
      <ul className="grid gap-2 border-t border-line pt-5">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Tick />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid pt-2">{action}</div>
    </article>
  );
}

function Tick() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="mt-1.5 size-4 shrink-0 fill-none stroke-safe stroke-2"
      aria-hidden="true"
    >
      <path d="m2.5 8.5 3.5 3.5 7.5-8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
