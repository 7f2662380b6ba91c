import { scenarios } from '#content/demo/scenarios.ts';
import { drawRound } from '#src/flows/spot-the-phish/draw-round.ts';
import { toRoundMessage } from '#src/flows/spot-the-phish/round-message.ts';
import type { Scenario } from '#src/lib/scenario.ts';

/** An arbitrary code: every visitor without JavaScript gets the same six messages. */
export const PLAIN_ROUND = 'bcdfg';

/** The messages of a round, in order. */
export function drawScenarios(code: string): Scenario[] {
  const { messages } = drawRound(code, scenarios.map(toRoundMessage));
  return messages.flatMap(({ id }) => scenarios.filter((one) => one.id === id));
}
