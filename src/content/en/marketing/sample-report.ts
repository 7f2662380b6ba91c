import { brand } from '#src/config/brand.ts';
import type { PageMeta } from '#src/content/page-meta.ts';
import { list } from '../locale.ts';
import { calder, teamResults } from './scenes/calder.ts';

export const sampleReportMeta: PageMeta = {
  title: `A sample risk report · ${brand.name}`,
  description:
    'What a month of phishing simulations looks like on one page: risk score, reports, missed cues and what to practise next. Invented data, ready to print.',
};

const { before } = calder;

/** The report on Calder Housing, in `calder.ts`. */
export const sampleReport = {
  notice: `Sample data. ${calder.name} is invented, and so is every figure on this page.`,
  print: 'Print or save as PDF',
  back: 'How risk scores work',
  yours: 'Get this report for your team',
  yoursText:
    'Simulations, the game and a report like this one every month, on Professional and Enterprise. Try Professional free for 14 days, without a credit card.',
  sales: 'Talk to sales',
  heading: `Risk report, ${calder.period}`,
  for: `${calder.name} · ${calder.people} people · ${calder.simulations} simulations by email, SMS and chat`,
  summary: `Six in ten simulations were reported, the first of them within four minutes. The median risk score is down to ${calder.riskNow}, from ${calder.riskBefore} in May. Look\u2011alike domains are still what people miss.`,
  /** Each with its change since the month before, which is for the better. */
  figures: [
    {
      value: `${calder.riskNow}`,
      label: 'median risk score',
      change: { way: 'down', words: `down from ${calder.riskBeforeLast} in September` },
    },
    {
      value: calder.reportedPercent,
      label: 'of simulations reported',
      change: { way: 'up', words: `up from ${before.reportedPercent} in September` },
    },
    {
      value: `${calder.minutesToFirstReport} min`,
      label: 'to the first report',
      change: { way: 'down', words: `down from ${before.minutesToFirstReport} in September` },
    },
    {
      value: calder.clickedPercent,
      label: 'of simulations clicked',
      change: { way: 'down', words: `down from ${before.clickedPercent} in September` },
    },
  ],
  trend: 'Six months of practice',
  trendAlt: `A falling line: the median risk score by month was ${list(calder.risk.map(({ month, score }) => `${month} ${score}`))}.`,
  trendNote:
    'Median risk score at the end of each month, from 1 to 100; lower is better. New people start at 50, which only means “we don’t know yet”.',
  teams: 'By team',
  teamColumns: ['Team (people)', 'Risk', 'Reported', 'Clicked'],
  teamRows: teamResults,
  teamsNote: 'A team of fewer than five is counted with another, so that no one can be picked out.',
  cues: 'Cues missed most often',
  cuesNote: `In the ${calder.unreported} simulations that weren’t reported.`,
  missed: calder.missed,
  /** The total that the bars are shares of. */
  unreported: calder.unreported,
  next: 'What to do in November',
  actions: [
    'Choose three scenarios with look\u2011alike domains, two of them for Repairs.',
    'Show Repairs the Report button again: they click no more than average, but delete without reporting.',
    'Ask Accounts how they check new bank details, and tell the other teams.',
    'Keep the pace: two messages for each person, on different days.',
  ],
  note: 'Results are totals: no report names a person unless the organisation has chosen to and told its people. A score says how much practice would help. It says nothing about anyone’s work.',
} as const;
