import { scenarios } from '#content/demo/scenarios/scenarios.ts';
import { ROUND_CODES } from '#src/flows/spot-the-phish/round-code.ts';
import { toRoundMessage } from '#src/flows/spot-the-phish/round-message.ts';

/** The messages as the rules see them, and as the screens do. */
export const library = scenarios.map(toRoundMessage);
export const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));

/** The number of a round, at random. */
export function anyRound(): number {
  return Math.floor(Math.random() * ROUND_CODES);
}
