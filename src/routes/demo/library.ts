import { scenarios } from '#content/demo/scenarios/scenarios.ts';
import type { Round } from '#src/flows/spot-the-phish/deal-round.ts';
import { drawNewRound } from '#src/flows/spot-the-phish/draw-round.ts';
import { randomFrom } from '#src/flows/spot-the-phish/random.ts';
import { storiesDue } from '#src/flows/spot-the-phish/record.ts';
import { ROUND_CODES } from '#src/flows/spot-the-phish/round-code.ts';
import { toRoundMessage } from '#src/flows/spot-the-phish/round-message.ts';
import type { Visit } from './game-context.ts';

/** The messages as the rules see them, and as the screens do. */
export const library = scenarios.map(toRoundMessage);
export const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));

/** The number of a round, at random. */
export function anyRound(): number {
  return Math.floor(Math.random() * ROUND_CODES);
}

/** Six messages that this visit hasn’t shown, among them one whose trick was missed before. */
export function drawOthers({ play, earlier }: Visit, seed: string): Round {
  const wanted = storiesDue(play.record, library);
  return drawNewRound({ last: play.game.round, earlier, wanted }, library, randomFrom(seed));
}
