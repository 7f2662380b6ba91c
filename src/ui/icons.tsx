import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface IconProps {
  className?: string | undefined;
}

/** Icons in the colour of the surrounding text. Hidden from screen readers: the text beside them has their meaning. */
function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={classNames('inline-block size-4 shrink-0', className)}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** Wrong. */
export function Cross({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="m3.5 3.5 9 9m0-9-9 9" />
    </Icon>
  );
}

/** An item of a list that is neither right nor wrong. */
export function Dot({ className }: IconProps) {
  return (
    <Icon className={className}>
      <circle cx="8" cy="8" r="2.5" fill="currentColor" stroke="none" />
    </Icon>
  );
}

/** Points to what a button discloses. */
export function Chevron({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="m3.5 6 4.5 4.5L12.5 6" />
    </Icon>
  );
}

/** A warning: an error, or a phish. */
export function Triangle({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path
        d="M8 1.5 15 14H1zM7.1 6v4h1.8V6zm0 5.2V13h1.8v-1.8z"
        fill="currentColor"
        fillRule="evenodd"
        stroke="none"
      />
    </Icon>
  );
}
