import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonLook } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** Shown in place of the label while the button waits; a waiting button can't be pressed again. */
  waitingLabel?: string;
  waiting?: boolean;
}

/** Keeps the focus while it waits: `disabled` would drop it, so it is `aria-disabled` instead. */
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
      className={buttonStyle(look, className)}
    >
      {waiting && waitingLabel !== undefined ? (
        <>
          <Spinner />
          {waitingLabel}
        </>
      ) : (
        children
      )}
    </button>
  );
}
