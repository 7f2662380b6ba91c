import { cuesActedOn, isRight, type Answered } from './answers.ts';

type RiskCause = 'missed-phish' | 'false-alarm' | 'report' | 'cue-found' | 'lesson-done';

export const RISK_START = 50;
export const LEAST_RISK = 1;
export const MOST_RISK = 100;

const CHANGE: Record<RiskCause, number> = {
  'missed-phish': 15,
  'false-alarm': 5,
  report: -8,
  'cue-found': -2,
  'lesson-done': -4,
};

/** One line of the calculation, in order. */
export interface RiskStep {
  /** The message's id. */
  message: string;
  cause: RiskCause;
  /** The number of occurrences: more than 1 only for cues. */
  times: number;
  /** Points of risk for all occurrences, before clamping. */
  change: number;
  /** The risk afterwards, from 1 to 100. */
  risk: number;
}

/** Starts at 50 and stays within 1 to 100; 100 is worst. Trusting a genuine message changes nothing. */
export function riskSteps(answered: readonly Answered[]): RiskStep[] {
  let risk = RISK_START;
  return answered.flatMap((one) =>
    causesOf(one).map(([cause, times]) => {
      const change = CHANGE[cause] * times;
      risk = Math.min(MOST_RISK, Math.max(LEAST_RISK, risk + change));
      return { message: one.message.id, cause, times, change, risk };
    }),
  );
}

/** The risk after everything so far, from 1 to 100. */
export function riskAfter(answered: readonly Answered[]): number {
  return riskSteps(answered).at(-1)?.risk ?? RISK_START;
}

function causesOf(one: Answered): [RiskCause, number][] {
  const { message, answer } = one;
  const cues = cuesActedOn(one).length;
  const causes: [RiskCause, number][] = [
    ['missed-phish', message.kind === 'phish' && !isRight(one) ? 1 : 0],
    ['false-alarm', message.kind === 'genuine' && !isRight(one) ? 1 : 0],
    ['report', message.kind === 'phish' && isRight(one) ? 1 : 0],
    ['cue-found', cues],
    ['lesson-done', answer.lessonDone ? 1 : 0],
  ];
  return causes.filter(([, times]) => times > 0);
}
