import { scenarios } from '#content/demo/scenarios/scenarios.ts';
import { drawRound } from '#src/flows/spot-the-phish/draw-round.ts';
import { toRoundMessage } from '#src/flows/spot-the-phish/round-message.ts';
import type { Scenario } from '#src/lib/scenario.ts';

/** Every visitor without JavaScript gets the same six messages. The code is one that draws short ones. */
export const PLAIN_ROUND = '8hgbb';

/** The messages of a round, in order. */
export function drawScenarios(code: string): Scenario[] {
  const { messages } = drawRound(code, scenarios.map(toRoundMessage));
  return messages.flatMap(({ id }) => scenarios.filter((one) => one.id === id));
}
