import { useDeferredValue, type ReactNode } from 'react';

interface AfterwardsProps {
  /** If true when mounted, the children render immediately. */
  now?: boolean;
  /** Placeholder until then. */
  meanwhile?: ReactNode;
  children: ReactNode;
}

/** Mounts its children after the rest of the screen has rendered, so that an interaction gets a faster response. */
export function Afterwards({ now = false, meanwhile = null, children }: AfterwardsProps) {
  const due = useDeferredValue(true, now);
  return due ? children : meanwhile;
}
