import type { ReactNode } from 'react';
import { shellWords } from '#content/shell.ts';
import type { ButtonLook } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/button.tsx';
import { useLearn } from './use-learn.ts';

export const renderLearnButton = (props: LearnButtonProps) => <LearnButton {...props} />;

interface LearnButtonProps {
  look?: ButtonLook;
  className?: string;
  children?: ReactNode;
}

/** Opens the learning site (docs/product, Learn). */
export function LearnButton({
  look = 'main',
  className,
  children = shellWords.learn,
}: LearnButtonProps) {
  const { waiting, learn } = useLearn();
  return (
    <Button
      look={look}
      className={className}
      waiting={waiting}
      waitingLabel={shellWords.learnWaiting}
      onClick={learn}
    >
      {children}
    </Button>
  );
}
