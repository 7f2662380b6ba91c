import { unreachable } from '#src/lib/unreachable.ts';
import { usePlay } from './game-context.ts';
import { Hud } from './hud.tsx';
import { MessageStep } from './message-step.tsx';
import { LateResult } from './late-result.tsx';
import type { MessageGame } from './use-message-state.ts';

/** The screen of the current step. */
export function Step() {
  const { game } = usePlay();
  switch (game.at) {
    case 'start':
      return null;
    case 'reading':
    case 'confidence':
      return messageStep(game, game.answers.length);
    case 'feedback':
    case 'lesson':
      return messageStep(game, game.answers.length - 1);
    case 'result':
      return <LateResult />;
    default:
      return unreachable(game);
  }
}

function messageStep(game: MessageGame, index: number) {
  return (
    <>
      <Hud current={index} />
      <MessageStep key={game.round.messages[index]?.id} game={game} index={index} />
    </>
  );
}
