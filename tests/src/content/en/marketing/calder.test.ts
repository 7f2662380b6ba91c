import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articlePictureWords } from '#content/marketing/article-pictures.ts';
import { calder } from '#content/marketing/calder.ts';
import { featurePictureWords } from '#content/marketing/landing.ts';
import { howItWorksWords, sixSteps } from '#content/marketing/how-it-works.ts';
import { sampleReport } from '#content/marketing/sample-report.ts';
import { sceneWords } from '#content/marketing/scenes.ts';
import tailwind from '../../../../../tailwind.config.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const shown = calder.teams.filter((team) => team.shown !== undefined);

describe('the figures of Calder Housing', () => {
  it('show results for exactly the teams of five or more', () => {
    expect(shown).toEqual(calder.teams.filter(({ people }) => people >= 5));
  });

  it('count every simulation that was not reported under the cue that was missed', () => {
    expect(sum(calder.missed.map(({ times }) => times))).toBe(calder.unreported);
  });

  it('add up, by team and by scenario', () => {
    const { scenarios, teams, simulations, unreported } = calder;
    expect(sum(scenarios.map(({ received }) => received))).toBe(simulations);
    expect(sum(scenarios.map(({ reported }) => reported))).toBe(simulations - unreported);
    expect(calder.clickedPercent).toBe(
      `${Math.round((100 * sum(teams.map(({ clicked }) => clicked))) / simulations)}%`,
    );
  });

  it('count a small team with another in the report, so that it can’t be found by subtraction', () => {
    expect(sampleReport.teamRows.map(([name]) => name)).toEqual([
      'Repairs\u00A0(32)',
      'Lettings\u00A0(22)',
      'Front desk\u00A0(14)',
      'Accounts, Directors\u00A0(16)',
    ]);
    expect(sampleReport.teamRows.at(-1)?.slice(1)).toEqual(['18', '72%', '6%']);
  });

  it('agree with the summary’s text', () => {
    expect(calder.reportedPercent).toBe('60%');
    expect(calder.minutesToFirstReport).toBe(4);
    expect(sampleReport.summary).toMatch(
      /^Six in ten .* within four minutes\. .* Look\u2011alike domain/,
    );
    expect(calder.missed[0].cue).toBe('Look-alike domain');
  });

  it('rank the teams by points in the same order as by risk', () => {
    const byRisk = shown.toSorted(
      (one, other) => (one.shown?.risk ?? 0) - (other.shown?.risk ?? 0),
    );
    expect(sceneWords.league.teams.map(({ name }) => name)).toEqual(byRisk.map(({ name }) => name));
  });

  it('have the calendar of their month', () => {
    const first = new Date(`1 ${calder.period} UTC`);
    const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
    expect(calder.month).toEqual({
      name: calder.period.split(' ')[0],
      days: last.getUTCDate(),
      startsOn: (first.getUTCDay() + 6) % 7,
    });
    for (const { day } of sceneWords.month.lures) expect(day).toBeLessThanOrEqual(31);
  });

  it('are the same on the landing page', () => {
    const { from, address } = sceneWords.inbox.open;
    expect(featurePictureWords).toMatchObject({
      from,
      address,
      league: sceneWords.league.teams.slice(0, 2),
      before: `Risk ${calder.riskBefore} in May`,
      now: `${calder.riskNow} now`,
    });
  });

  it('fall month by month, and don’t begin at the score for new players', () => {
    const scores = calder.risk.map(({ score }) => score);
    expect(scores).toEqual([...new Set(scores)].toSorted((one, other) => other - one));
    expect(calder.riskBefore).not.toBe(50);
    expect([calder.riskBefore, calder.riskNow]).toEqual([scores[0], scores.at(-1)]);
  });
});

it('the set-up lists every team, and its rows add up to its total', () => {
  const { teams, foot } = sceneWords.people;
  expect(teams.map(({ name }) => name)).toEqual(calder.teams.map(({ name }) => name));
  const notes = teams.map(({ note }) => note.split(' of ').map(Number));
  const [joined, people] = [sum(notes.map(([of = 0]) => of)), sum(notes.map(([, of = 0]) => of))];
  expect(foot).toBe(`${joined} of ${people} have joined so far`);
  expect(teams.map(({ share }) => share)).toEqual(notes.map(([of = 0, all = 0]) => of / all));
});

it('each figure of the report has improved, and says which way it went', () => {
  for (const { value, change } of sampleReport.figures) {
    const [before = ''] = /\d+/.exec(change.words) ?? [];
    expect(change.words).toMatch(new RegExp(`^${change.way} from `));
    expect(Number.parseInt(value) > Number(before)).toBe(change.way === 'up');
    expect(change.way === 'up').toBe(value === calder.reportedPercent);
  }
});

it('the picture of a spread campaign has no two messages on one day, and none at a weekend', () => {
  const { people, weeks } = articlePictureWords.spread;
  const days = people.flatMap<number>(({ days: of }) => of);
  expect(new Set(days).size).toBe(days.length);
  for (const day of days) {
    expect(day % 7).toBeLessThan(5);
    expect(day).toBeLessThan(weeks.length * 7);
  }
});

it('the channels of the report are those of the scenarios that are chosen', () => {
  const channels = sceneWords.scenarios.choices
    .filter(({ chosen }) => chosen)
    .map(({ channel }) => channel);
  expect(channels).toEqual(['Email', 'SMS', 'Chat']);
  expect(sampleReport.for).toMatch(/by email, SMS and chat$/);
});

it('the picture of the report, the report and the story state the same figures', () => {
  const figures = sampleReport.figures.map(({ value }) => value);
  expect(figures).toEqual([
    sceneWords.report.now,
    ...sceneWords.report.facts.map(({ value }) => value),
  ]);
  expect(sceneWords.report.alt).toContain(`from ${calder.riskBefore} to ${calder.riskNow}`);
  expect(sampleReport.for).toContain(`${calder.people} people`);
  expect(howItWorksWords.stepsIntro).toContain(`${calder.people} people`);
  const told = sixSteps.map(({ story }) => story).join(' ');
  expect(told).toContain('four minutes later');
  expect(told).toContain(`at ${sceneWords.inbox.messages[1].time}`);
});

describe('the overview of the landing page', () => {
  const svg = readFileSync('src/content/en/marketing/overview.svg', 'utf8');
  const texts = [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) => text);

  it('shows the same figures', () => {
    expect(texts).toEqual(expect.arrayContaining([calder.name, `${calder.period}, a sample`]));
    expect(texts).toEqual(
      expect.arrayContaining(sceneWords.report.facts.map(({ value }) => value)),
    );
    for (const { month, score } of calder.risk) {
      expect(texts[texts.indexOf(month.slice(0, 3)) - 1]).toBe(`${score}`);
    }
    for (const { name, points } of sceneWords.league.teams) {
      expect(texts[texts.indexOf(name) + 1]).toBe(`${points}`);
    }
  });

  it.each([
    ['<svg class="wide"', 354, 128 / 60],
    ['<svg class="medium"', 238, 1.5],
    ['<svg class="narrow"', 290, 1.6],
  ])('draws each score at its height in %s', (start, ground, perPoint) => {
    const [, drawing = ''] = svg.split(start);
    const [, line = ''] = /<path d="M([^"V]*)" fill="none"/.exec(drawing) ?? [];
    const heights = line.split('L').map((point) => Number(point.split(' ')[1]));
    expect(heights).toEqual(
      calder.risk.map(({ score }) => Math.round((ground - score * perPoint) * 10) / 10),
    );
  });
});

it.each([
  'announcement',
  'delivery',
  'directory',
  'first-pins',
  'first-steps',
  'morning',
  'overview',
  'report-page',
  'reported',
  'started',
])('%s.svg has the colours of the site', (name) => {
  const svg = readFileSync(`src/content/en/marketing/${name}.svg`, 'utf8');
  const site = JSON.stringify(tailwind.theme);
  const colours = [...svg.matchAll(/--[a-z-]+: (.*);/g)].map(([, colour = '']) => colour);
  expect(colours.length).toBeGreaterThan(5);
  for (const colour of colours) expect(site).toContain(`"${colour}"`);
});

it('the announcement of a tutorial is the one that Getting Started suggests', () => {
  const svg = readFileSync('src/content/en/marketing/announcement.svg', 'utf8');
  const guide = readFileSync('src/content/en/docs/getting-started.md', 'utf8');
  const [, suggested = ''] = /^> (From next week .*)$/m.exec(guide) ?? [];
  const drawings = svg.split('<svg class="narrow"');
  expect(drawings).toHaveLength(2);
  for (const drawing of drawings) {
    const texts = [...drawing.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text);
    expect(texts.join(' ')).toContain(suggested);
  }
});

it('the report on paper states the figures of the report', () => {
  const svg = readFileSync('src/content/en/marketing/report-page.svg', 'utf8');
  const { title, period, score, now, from, facts } = sceneWords.report;
  const shares = facts.map(({ value }) => value).filter((value) => value.endsWith('%'));
  const texts = [...svg.matchAll(/>([^<]+)<\//g)].map(([, text = '']) => text.trim());
  expect(texts).toEqual(expect.arrayContaining([title, period, score, now, from, ...shares]));
});

it('the directory has as many people as the organisation', () => {
  const svg = readFileSync('src/content/en/marketing/directory.svg', 'utf8');
  expect(svg).toContain(`>${calder.people} people, as in your directory<`);
});
