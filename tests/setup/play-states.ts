import { drawRound } from '#src/flows/spot-the-phish/draw-round.ts';
import { startGame, type GameState } from '#src/flows/spot-the-phish/game.ts';
import { playOf, playReducer, type PlayState } from '#src/flows/spot-the-phish/play.ts';
import { randomFrom } from '#src/flows/spot-the-phish/random.ts';
import { anyEvent } from './random-events.ts';
import { ROUND } from './round-code.ts';
import { library } from './rounds.ts';

/** The round of the states below. */
export const round = drawRound(ROUND, library);
export const begin = playOf(startGame(round));

/** Every state of a random game, including the first. */
export function statesOf(seed: number): PlayState[] {
  const random = randomFrom(`stored ${seed}`);
  const states = [begin];
  let state = begin;
  for (let events = 0; state.game.at !== 'result' && events < 5000; events += 1) {
    const next = playReducer(state, anyEvent(state.game, random));
    if (next !== state) states.push(next);
    state = next;
  }
  return states;
}

/** The first state at this step, after the first message's answer if it needs one. */
export function reached(at: GameState['at']): PlayState {
  for (let seed = 0; seed < 100; seed += 1) {
    const state = statesOf(seed).find(({ game }) => game.at === at);
    if (state !== undefined && (at !== 'lesson' || state.game.answers.length === 1)) return state;
  }
  throw new Error(`No random game reaches ${at}.`);
}
