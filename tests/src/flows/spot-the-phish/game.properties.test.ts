import { describe, expect, it } from 'vitest';
import {
  answeredOf,
  asked,
  cuesActedOn,
  isRight,
  MOST_MARKS,
  type Answered,
} from '#src/flows/spot-the-phish/answers.ts';
import { BADGES, badgesEarned } from '#src/flows/spot-the-phish/badges.ts';
import { calibrate } from '#src/flows/spot-the-phish/calibration.ts';
import { drawRound } from '#src/flows/spot-the-phish/draw-round.ts';
import { gameReducer, startGame, type GameState } from '#src/flows/spot-the-phish/game.ts';
import { pointsSteps, totalPoints } from '#src/flows/spot-the-phish/points.ts';
import { randomFrom } from '#src/flows/spot-the-phish/random.ts';
import { riskSteps } from '#src/flows/spot-the-phish/risk.ts';
import { roundCodeOf } from '#src/flows/spot-the-phish/round-code.ts';
import { anyEvent } from '../../../setup/random-events.ts';
import { FUZZ_RUNS, FUZZ_TIMEOUT_MS } from '../../../setup/fuzz.ts';
import { library } from '../../../setup/rounds.ts';

/** Six right and certain answers (2 × 200, 2 × 300, 2 × 400), both streaks, and all cues of three phish. */
const MOST_POINTS = 1800 + 100 + 3 * 25 * 13;

type Watch = (before: GameState, after: GameState) => void;

/** Plays a round to its end with random events, most of which don't fit the current step. */
function playAtRandom(seed: number, watch?: Watch): GameState {
  const random = randomFrom(`game ${seed}`);
  let state = startGame(drawRound(roundCodeOf(Math.floor(random() * 2 ** 24)), library));
  for (let events = 0; state.at !== 'result' && events < 5000; events += 1) {
    const next = gameReducer(state, anyEvent(state, random));
    if (next !== state) watch?.(state, next);
    state = next;
  }
  return state;
}

/** Inconsistencies in a finished game; there should be none. */
function problemsOf({ at, round, answers }: GameState): string[] {
  const answered = answeredOf(round.messages, answers);
  const points = totalPoints(answered);
  const risks = riskSteps(answered).map(({ risk }) => risk);
  const claims: [string, boolean][] = [
    ['the round is over', at === 'result' && answers.length === 6],
    ['points within bounds', Number.isInteger(points) && points >= 0 && points <= MOST_POINTS],
    ['risk within bounds', risks.every((risk) => risk >= 1 && risk <= 100)],
    ['few marks', answers.every(({ marks }) => marks.length <= MOST_MARKS)],
    ['no wrong answer earns points', wrongEarnsNothing(answered)],
    ['lessons after misses only', answered.every((one) => !one.answer.lessonDone || !isRight(one))],
  ];
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim);
}

function wrongEarnsNothing(answered: readonly Answered[]): boolean {
  const steps = pointsSteps(answered);
  return answered.every((one, index) => isRight(one) || (steps[index]?.gained ?? 0) <= 0);
}

const GAMES = FUZZ_RUNS * 15;

it(
  'random games end, with points and risk within bounds',
  () => {
    const broken: { seed: number; problems: string[] }[] = [];
    for (let seed = 0; seed < GAMES; seed += 1) {
      const problems = problemsOf(playAtRandom(seed));
      if (problems.length > 0) broken.push({ seed, problems });
    }
    expect(broken).toEqual([]);
  },
  FUZZ_TIMEOUT_MS,
);

describe('at every step of 100 games', () => {
  const seeds = Array.from({ length: 100 }, (_, seed) => seed);

  it('an answer never changes except for its lesson, and no step adds two', () => {
    for (const seed of seeds) {
      playAtRandom(seed, (before, after) => {
        const kept = after.answers.slice(0, before.answers.length);
        expect(after.answers.length - before.answers.length).toBeOneOf([0, 1]);
        expect(kept.map((answer) => ({ ...answer, lessonDone: null }))).toEqual(
          before.answers.map((answer) => ({ ...answer, lessonDone: null })),
        );
        expect(kept.slice(0, -1)).toEqual(before.answers.slice(0, -1));
      });
    }
  });

  it('points change only with an answer, and nothing earns them twice', () => {
    for (const seed of seeds) {
      playAtRandom(seed, (before, after) => {
        if (after.answers.length > before.answers.length) return;
        const points = ({ round, answers }: GameState) =>
          pointsSteps(answeredOf(round.messages, answers));
        expect(points(after)).toEqual(points(before));
      });
    }
  });

  it('no badge is lost', () => {
    for (const seed of seeds) {
      playAtRandom(seed, (before, after) => {
        const badges = ({ round, answers }: GameState) =>
          badgesEarned(answeredOf(round.messages, answers), 6);
        expect(badges(after)).toEqual(expect.arrayContaining(badges(before)));
      });
    }
  });
});

it('adds up: risk by steps, points by parts, answers by confidence', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const { round, answers } = playAtRandom(seed);
    const answered = answeredOf(round.messages, answers);
    let risk = 50;
    for (const step of riskSteps(answered)) {
      risk = Math.min(100, Math.max(1, risk + step.change));
      expect(step.risk).toBe(risk);
    }
    let total = 0;
    pointsSteps(answered).forEach((step, index) => {
      const one = answered[index];
      expect(step.cues).toBe(one === undefined ? 0 : cuesActedOn(one).length * 25);
      total = Math.max(0, total + step.verdict + step.cues + step.streak);
      expect(step.total).toBe(total);
    });
    const { levels } = calibrate(answered);
    const right = asked(answered).filter(isRight).length;
    expect(levels.reduce((sum, level) => sum + level.answers, 0)).toBe(asked(answered).length);
    expect(levels.reduce((sum, level) => sum + level.right, 0)).toBe(right);
  }
});

it('every badge is won in some games, and none in all', () => {
  const won = Array.from({ length: 4000 }, (_, seed) => {
    const { round, answers } = playAtRandom(seed);
    return badgesEarned(answeredOf(round.messages, answers), 6);
  });
  for (const { code } of BADGES) {
    const winners = won.filter((badges) => badges.includes(code)).length;
    expect({ code, winners: winners > 0 && winners < won.length }).toEqual({
      code,
      winners: true,
    });
  }
});
