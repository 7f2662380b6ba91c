import { Cross } from '#src/ui/icons.tsx';
import { VerdictIcon } from '#src/ui/verdict-icon.tsx';

/** A tick or a cross for an answer. Decorative: its context says what it means. */
export function AnswerMark({ isRight }: { isRight: boolean }) {
  return (
    <span
      className={`grid size-9 place-items-center rounded-lg text-surface *:size-5 ${isRight ? 'bg-safe' : 'bg-risk'}`}
    >
      {isRight ? <VerdictIcon of="trust" /> : <Cross />}
    </span>
  );
}
