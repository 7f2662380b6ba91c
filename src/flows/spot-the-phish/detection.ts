import { inverseNormal } from './inverse-normal.ts';

/** How the phish and the genuine messages of one or more rounds were judged. */
export interface Detections {
  /** Phish judged, and how many of them were reported. */
  lures: number;
  caught: number;
  /** Genuine messages judged, and how many of them were reported. */
  honest: number;
  alarms: number;
}

/** Nothing is claimed from fewer messages. */
export const LEAST_JUDGED = 12;

/** The share of a kind of message that was reported, with the interval in which it lies with 95% confidence. */
interface Rate {
  share: number;
  low: number;
  high: number;
}

export interface Scores {
  hits: Rate;
  falseAlarms: Rate;
  /** d′: how well phish and genuine messages are told apart. 0 is chance. */
  sensitivity: number;
  /** c: below 0, the player reports more readily than not. */
  bias: number;
}

/** The two scores and what follows from them; null while too few messages of either kind have been judged. */
export function scoresOf({ lures, caught, honest, alarms }: Detections): Scores | null {
  if (lures + honest < LEAST_JUDGED || lures === 0 || honest === 0) return null;
  const hit = inverseNormal(logLinear(caught, lures));
  const alarm = inverseNormal(logLinear(alarms, honest));
  return {
    hits: wilson(caught, lures),
    falseAlarms: wilson(alarms, honest),
    sensitivity: hit - alarm,
    bias: -(hit + alarm) / 2,
  };
}

export function addDetections(one: Detections, other: Detections): Detections {
  return {
    lures: one.lures + other.lures,
    caught: one.caught + other.caught,
    honest: one.honest + other.honest,
    alarms: one.alarms + other.alarms,
  };
}

/** The log-linear correction keeps rates of 0 and 1 finite (Hautus 1995, doi:10.3758/BF03203619). */
function logLinear(count: number, all: number): number {
  return (count + 0.5) / (all + 1);
}

/** The 97.5% quantile of the normal distribution. */
const Z = 1.959964;

/** Wilson's score interval (1927), which is sound for few answers (Brown, Cai and DasGupta 2001, doi:10.1214/ss/1009213286). */
function wilson(count: number, all: number): Rate {
  const share = count / all;
  const scale = 1 + Z ** 2 / all;
  const centre = share + Z ** 2 / (2 * all);
  const spread = Z * Math.sqrt((share * (1 - share)) / all + Z ** 2 / (4 * all ** 2));
  return {
    share,
    low: Math.max(0, (centre - spread) / scale),
    high: Math.min(1, (centre + spread) / scale),
  };
}
