/**
 * Calder Housing, the invented customer of the scenes and of /sample-report. Every figure about it is here or derived
 * from here, so that pictures and report agree.
 */
interface Team {
  name: string;
  people: number;
  /** Of these, how many had accepted the invitation when the set-up was pictured. */
  joined: number;
  /** Of the simulations that they received, how many they reported. */
  reported: number;
  /** What teams that are large enough to show also have. */
  shown?: { risk: number; points: number };
}

/** Each person receives two simulations a month, as docs/campaign-setup suggests. */
const EACH = 2;

const teams: readonly Team[] = [
  { name: 'Repairs', people: 32, joined: 28, reported: 33, shown: { risk: 34, points: 296 } },
  { name: 'Lettings', people: 22, joined: 22, reported: 26, shown: { risk: 27, points: 341 } },
  { name: 'Front desk', people: 14, joined: 14, reported: 19, shown: { risk: 22, points: 388 } },
  { name: 'Accounts', people: 12, joined: 12, reported: 18, shown: { risk: 18, points: 412 } },
  { name: 'Directors', people: 4, joined: 4, reported: 5 },
];

/** The median risk score at the end of each month. */
const risk = [
  { month: 'May', score: 54 },
  { month: 'June', score: 49 },
  { month: 'July', score: 43 },
  { month: 'August', score: 38 },
  { month: 'September', score: 31 },
  { month: 'October', score: 26 },
] as const;

const people = total(({ people: of }) => of);
const simulations = people * EACH;
const reported = total(({ reported: of }) => of);

export const calder = {
  name: 'Calder Housing',
  teams,
  people,
  joined: total(({ joined }) => joined),
  simulations,
  reportedPercent: percent(reported, simulations),
  clickedPercent: percent(13, simulations),
  unreported: simulations - reported,
  minutesToFirstReport: 4,
  period: 'October 2026',
  /** `startsOn`: days since Monday. */
  month: { name: 'October', days: 31, startsOn: 3 },
  risk,
  riskBefore: risk[0].score,
  riskNow: risk[5].score,
  missed: [
    { cue: 'Look-alike domain', times: 27 },
    { cue: 'Changed bank details', times: 18 },
    { cue: 'QR code', times: 13 },
    { cue: 'Deadline today', times: 9 },
  ],
} as const;

/** The share of a team's simulations that were reported. */
export function reportedBy({ people: size, reported: of }: Team): string {
  return percent(of, size * EACH);
}

function total(of: (team: Team) => number): number {
  return teams.reduce((sum, team) => sum + of(team), 0);
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)}%`;
}
