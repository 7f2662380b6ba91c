import type { ReactNode } from 'react';
import { feedbackWords, playWords } from '#content/demo/screens.ts';
import { Addresses } from '#src/ui/addresses.tsx';
import { DifficultyNote } from './difficulty-note.tsx';
import { useMessageAt } from './game-context.ts';

/** Below a judged message: what its reader knew, which explanations compare with it, and how hard it was. */
export function AboutMessage({ index }: { index: number }) {
  const { scenario, message } = useMessageAt(index);
  return (
    <div className="mt-6 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
      <Fact title={playWords.known}>
        <p>
          <Addresses in={scenario.context} />
        </p>
      </Fact>
      <Fact title={feedbackWords.difficulty(message.difficulty)}>
        <DifficultyNote />
      </Fact>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <h2 className="font-semibold text-tide">{title}</h2>
      {children}
    </div>
  );
}
