import { createContext, type ReactNode } from 'react';

interface LearnButtonProps {
  className: string;
  children: ReactNode;
}

/** Renders the button that opens the learning site. From the app, because the public pages don't import the dashboard. */
export const LearnButtonContext = createContext<(props: LearnButtonProps) => ReactNode>(() => null);
