import { useDeferredValue, type ReactNode } from 'react';

interface AfterwardsProps {
  /** Whether it can't wait after all, when it is mounted. */
  now?: boolean;
  /** Holds its place. */
  meanwhile?: ReactNode;
  children: ReactNode;
}

/** What can wait: mounted once the rest of the screen has been rendered, so that a press is answered sooner. */
export function Afterwards({ now = false, meanwhile = null, children }: AfterwardsProps) {
  const due = useDeferredValue(true, now);
  return due ? children : meanwhile;
}
