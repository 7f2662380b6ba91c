import { momentWords as words } from '#content/demo/moment.ts';
import { isRight } from '#src/flows/spot-the-phish/answers.ts';
import { classNames } from '#src/ui/class-names.ts';
import { AnswerMark } from '../answer-mark.tsx';
import { useAnswered, useCurrentVisit } from '../game-context.ts';
import { Confetti } from './confetti.tsx';
import { showExplanation } from './highlights.tsx';

/** The six answers in a row; each opens its explanation. Under confetti if all are right. */
export function AnswerRow() {
  const answered = useAnswered();
  const { isSeen } = useCurrentVisit();
  return (
    <div className="w-fit">
      {answered.every(isRight) && !isSeen && <Confetti />}
      <ol
        aria-label={words.answers}
        className={classNames('flex flex-wrap gap-1.5 sm:gap-2', !isSeen && 'cheer')}
      >
        {answered.map((one, index) => (
          <li key={one.message.id}>
            <button
              type="button"
              onClick={() => showExplanation(index)}
              className="grid min-h-11 cursor-pointer place-items-center rounded-lg hover:brightness-110"
            >
              <AnswerMark isRight={isRight(one)} />
              <span className="sr-only">
                {words.lookAgain[isRight(one) ? 'right' : 'wrong'](index + 1)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
