import type { ReactNode } from 'react';
import { Enter } from '#src/ui/motion.tsx';

interface TallySignProps {
  /** Something was gained. */
  isGood: boolean;
  children: ReactNode;
}

/** What an answer or a lesson earned; it lands like a stamp. */
export function TallySign({ isGood, children }: TallySignProps) {
  return (
    <Enter how="land" className="w-fit origin-left">
      <p
        className={`tabular-nums rounded-full border px-3.5 py-0.5 font-display text-lg font-extrabold ${isGood ? 'border-safe bg-safe-wash' : 'border-edge bg-sunken'}`}
      >
        {children}
      </p>
    </Enter>
  );
}
