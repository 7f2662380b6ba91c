import { classNames } from './class-names.ts';

export type ButtonLook = 'main' | 'quiet' | 'plain' | 'danger';

const LOOKS: Record<ButtonLook, string> = {
  // Forced colours remove the background, so the border keeps the button visible.
  main: 'border border-transparent bg-accent text-ink hover:bg-accent-strong px-5',
  quiet: 'border border-edge text-text hover:border-text px-5',
  danger: 'border border-transparent bg-risk text-surface hover:brightness-110 px-5',
  plain:
    'text-start text-tide underline decoration-1 underline-offset-4 hover:decoration-2 px-1 -ms-1',
};

/** For buttons and for links that look like them. */
export function buttonStyle(look: ButtonLook, extra?: string): string {
  return classNames(
    'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded py-2 font-semibold',
    LOOKS[look],
    extra,
  );
}
