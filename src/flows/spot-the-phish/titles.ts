import { cuesActedOn, isRight, wasExamined, type Answered } from './answers.ts';

export type TitleCode =
  | 'cool-head'
  | 'careful-reader'
  | 'nothing-past-you'
  | 'fooled-by-qr'
  | 'quick-on-the-trigger'
  | 'better-safe'
  | 'one-got-away'
  | 'thinks-well-of-people'
  | 'eye-for-detail'
  | 'better-when-hard'
  | 'strong-finish'
  | 'better-than-you-thought'
  | 'second-looker'
  | 'steady-eye'
  | 'eye-in';

/** What a round is judged by, as counts of its messages, cues or lessons. */
interface Measures {
  right: number;
  wrong: number;
  /** Phish trusted, and those of them with a QR code. */
  missed: number;
  missedCodes: number;
  /** Genuine messages reported. */
  alarms: number;
  /** Messages with something opened before the verdict. */
  examined: number;
  certainRight: number;
  guessedRight: number;
  hardRight: number;
  easyWrong: number;
  /** Right answers in a row at the end. */
  rightAtEnd: number;
  /** Cues found in phish that were reported. */
  cues: number;
  lessons: number;
}

interface TitleRule {
  code: TitleCode;
  /** The least and the most of each measure. The conditions are worded in content. */
  when: { readonly [Name in keyof Measures]?: readonly [least: number, most: number] };
}

/** The first rule that holds gives the title. The last one always holds. */
export const TITLES: readonly TitleRule[] = [
  { code: 'cool-head', when: { wrong: [0, 0], certainRight: [4, 6] } },
  { code: 'careful-reader', when: { wrong: [0, 0], examined: [5, 6] } },
  { code: 'nothing-past-you', when: { wrong: [0, 0] } },
  { code: 'fooled-by-qr', when: { missedCodes: [1, 6], missed: [1, 1] } },
  { code: 'quick-on-the-trigger', when: { missed: [0, 0], alarms: [2, 6] } },
  { code: 'better-safe', when: { missed: [0, 0], alarms: [1, 1] } },
  { code: 'one-got-away', when: { missed: [1, 1], alarms: [0, 0] } },
  { code: 'thinks-well-of-people', when: { missed: [2, 6], alarms: [0, 0] } },
  { code: 'eye-for-detail', when: { cues: [5, 99] } },
  { code: 'better-when-hard', when: { hardRight: [2, 2], easyWrong: [1, 2] } },
  { code: 'strong-finish', when: { rightAtEnd: [3, 6] } },
  { code: 'better-than-you-thought', when: { guessedRight: [2, 6] } },
  { code: 'second-looker', when: { lessons: [2, 6] } },
  { code: 'steady-eye', when: { right: [4, 6] } },
  { code: 'eye-in', when: {} },
];

/** A title for how a round was played. */
export function titleOf(answered: readonly Answered[]): TitleCode {
  const measures = measure(answered);
  const holds = ({ when }: TitleRule) =>
    NAMES.every((name) => {
      const [least, most] = when[name] ?? [0, Infinity];
      return least <= measures[name] && measures[name] <= most;
    });
  return TITLES.find(holds)?.code ?? 'eye-in';
}

const NAMES: readonly (keyof Measures)[] = [
  'right',
  'wrong',
  'missed',
  'missedCodes',
  'alarms',
  'examined',
  'certainRight',
  'guessedRight',
  'hardRight',
  'easyWrong',
  'rightAtEnd',
  'cues',
  'lessons',
];

function measure(answered: readonly Answered[]): Measures {
  const right = answered.filter(isRight);
  const wrong = answered.filter((one) => !isRight(one));
  const missed = wrong.filter(({ message }) => message.kind === 'phish');
  return {
    right: right.length,
    wrong: wrong.length,
    missed: missed.length,
    missedCodes: missed.filter(({ message }) => message.hasCode === true).length,
    alarms: wrong.length - missed.length,
    examined: answered.filter(wasExamined).length,
    certainRight: right.filter(({ answer }) => answer.confidence === 3).length,
    guessedRight: right.filter(({ answer }) => answer.confidence === 1).length,
    hardRight: right.filter(({ message }) => message.difficulty === 'very').length,
    easyWrong: wrong.filter(({ message }) => message.difficulty === 'least').length,
    rightAtEnd: answered.length - 1 - answered.findLastIndex((one) => !isRight(one)),
    cues: right.reduce((sum, one) => sum + cuesActedOn(one).length, 0),
    lessons: answered.filter(({ answer }) => answer.lessonDone).length,
  };
}
