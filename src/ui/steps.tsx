import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type StepTone = 'accent' | 'tide' | 'safe' | 'ink';

interface Step {
  number: number;
  title: string;
  description: string;
  colour: StepTone;
}

const TONES: Record<StepTone, string> = {
  accent: 'bg-accent text-ink',
  tide: 'bg-tide text-surface',
  safe: 'bg-safe text-surface',
  ink: 'bg-text text-surface',
};

const LAYOUTS = {
  row: 'sm:grid-cols-2 lg:grid-cols-4 lg:gap-6',
  list: '',
} as const;

interface StepsProps {
  steps: readonly Step[];
  /** Side by side on wide screens, or one below the other. */
  layout?: keyof typeof LAYOUTS;
  /** Above each step, by its number. */
  pictures?: Partial<Record<number, ReactNode>>;
}

/** Numbered steps. */
export function Steps({ steps, layout = 'row', pictures }: StepsProps) {
  return (
    <ol className={classNames('grid gap-8', LAYOUTS[layout])}>
      {steps.map(({ number, title, description, colour }) => (
        <li
          key={number}
          className={classNames('flex gap-4', pictures && 'flex-wrap content-start')}
        >
          {pictures && <div className="w-full max-sm:order-1">{pictures[number]}</div>}
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-8 shrink-0 place-items-center rounded-full font-bold',
              TONES[colour],
            )}
          >
            {number}
          </span>
          <div className="grid flex-1 content-start gap-1.5 pt-0.5">
            <h3 className="text-lg leading-snug font-semibold">{title}</h3>
            <p className="max-w-prose text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
