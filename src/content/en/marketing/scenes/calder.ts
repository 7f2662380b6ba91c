import { list } from '../../locale.ts';

/**
 * Calder Housing, the invented customer of the scenes and of /sample-report. Every figure about it is here or derived
 * from here, so that the illustrations and the report agree; only feature-picture.tsx draws its curve by hand.
 */
interface Team {
  name: string;
  people: number;
  /** How many of them have accepted the invitation in the illustration of the set-up. */
  joined: number;
  /** Of the simulations that they received, how many they reported, and clicked. */
  reported: number;
  clicked: number;
  /** Only for teams that are large enough to be shown. */
  shown?: { risk: number; points: number };
}

/** Each person receives two simulations a month, as docs/campaign-setup suggests. */
const SIMULATIONS_PER_PERSON = 2;

const teams: readonly Team[] = [
  {
    name: 'Repairs',
    people: 32,
    joined: 28,
    reported: 33,
    clicked: 5,
    shown: { risk: 34, points: 296 },
  },
  {
    name: 'Lettings',
    people: 22,
    joined: 22,
    reported: 26,
    clicked: 4,
    shown: { risk: 27, points: 341 },
  },
  {
    name: 'Front desk',
    people: 14,
    joined: 14,
    reported: 19,
    clicked: 2,
    shown: { risk: 22, points: 388 },
  },
  {
    name: 'Accounts',
    people: 12,
    joined: 12,
    reported: 18,
    clicked: 2,
    shown: { risk: 18, points: 412 },
  },
  { name: 'Directors', people: 4, joined: 4, reported: 5, clicked: 0 },
];

/** The median risk score at the end of each month. */
const risk = [
  { month: 'May', short: 'May', score: 54 },
  { month: 'June', short: 'Jun', score: 49 },
  { month: 'July', short: 'Jul', score: 43 },
  { month: 'August', short: 'Aug', score: 38 },
  { month: 'September', short: 'Sep', score: 31 },
  { month: 'October', short: 'Oct', score: 26 },
] as const;

const people = total(({ people: of }) => of);
const simulations = people * SIMULATIONS_PER_PERSON;
const reported = total(({ reported: of }) => of);
const clicked = total(({ clicked: of }) => of);

export const calder = {
  name: 'Calder Housing',
  teams,
  people,
  joined: total(({ joined }) => joined),
  simulations,
  reportedPercent: percent(reported, simulations),
  clickedPercent: percent(clicked, simulations),
  unreported: simulations - reported,
  minutesToFirstReport: 4,
  /** The month before. */
  before: { reportedPercent: '53%', minutesToFirstReport: 7, clickedPercent: '10%' },
  period: 'October 2026',
  /** `startsOn`: days since Monday. */
  month: { name: 'October', days: 31, startsOn: 3 },
  /** Each person received two of the three. */
  scenarios: [
    { day: 6, text: 'Email: new bank details', received: 56, reported: 38 },
    { day: 15, text: 'SMS: parcel fee', received: 56, reported: 27 },
    { day: 27, text: 'Chat: shared document', received: 56, reported: 36 },
  ],
  risk,
  riskBefore: risk[0].score,
  riskBeforeLast: risk[4].score,
  riskNow: risk[5].score,
  missed: [
    { cue: 'Look-alike domain', times: 27 },
    { cue: 'Changed bank details', times: 18 },
    { cue: 'Small fee', times: 13 },
    { cue: 'Deadline today', times: 9 },
  ],
} as const;

type ReportRow = Pick<Team, 'name' | 'people' | 'reported' | 'clicked'> & { risk: number };

/** Merges a small team with the previous one, because subtracting all others from the total would reveal its results. */
function reportRows(): ReportRow[] {
  const rows: ReportRow[] = [];
  for (const { name, people: size, reported: report, clicked: click, shown } of teams) {
    if (shown !== undefined) {
      rows.push({ name, people: size, reported: report, clicked: click, risk: shown.risk });
      continue;
    }
    const last = rows.at(-1);
    if (last === undefined) throw new Error(`${name} has no team to be merged with.`);
    last.name = list([last.name, name]);
    last.people += size;
    last.reported += report;
    last.clicked += click;
  }
  return rows;
}

/** A row for each team, or merged teams: name and size, score, and the shares of simulations reported and clicked. */
export const teamResults = reportRows().map((row) => {
  const share = (count: number) => percent(count, row.people * SIMULATIONS_PER_PERSON);
  return [
    `${row.name}\u00A0(${row.people})`,
    `${row.risk}`,
    share(row.reported),
    share(row.clicked),
  ] as const;
});

function total(of: (team: Team) => number): number {
  return teams.reduce((sum, team) => sum + of(team), 0);
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)}%`;
}
