import { createContext, use, type ReactNode } from 'react';

interface LearnButtonProps {
  className: string;
  children: ReactNode;
}

/** Renders the button that opens the learning site. From the app, because pages can't import it. */
export const LearnButtonContext = createContext<(props: LearnButtonProps) => ReactNode>(() => null);

export function LearnButton(props: LearnButtonProps) {
  return use(LearnButtonContext)(props);
}
