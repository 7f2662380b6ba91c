import { Fragment, type ComponentProps } from 'react';
import { buttonStyle, type ButtonLook } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** Replaces the label while the button is waiting, when it ignores clicks. */
  waitingLabel?: string | undefined;
  waiting?: boolean;
}

/** A waiting button doesn't react to the pointer; one that isn't filled is muted. */
const WAITING: Record<ButtonLook, string> = {
  main: 'cursor-progress! bg-accent!',
  quiet: 'cursor-progress! text-muted!',
  danger: 'cursor-progress!',
  plain: 'cursor-progress! text-muted!',
};

/** `aria-disabled` while waiting, because `disabled` would lose the focus. */
export function Button({
  look = 'main',
  waiting = false,
  waitingLabel,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' && waiting ? 'button' : type}
      aria-disabled={waiting || undefined}
      onClick={waiting ? undefined : onClick}
      className={buttonStyle(look, classNames(waiting && WAITING[look], className))}
    >
      {waiting && waitingLabel !== undefined ? (
        <Fragment key="waiting">
          <Spinner />
          <span>{waitingLabel}</span>
        </Fragment>
      ) : (
        children
      )}
    </button>
  );
}
