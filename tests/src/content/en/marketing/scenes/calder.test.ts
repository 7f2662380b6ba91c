import { describe, expect, it } from 'vitest';
import { calder } from '#content/marketing/scenes/calder.ts';
import { howItWorksWords, sixSteps } from '#content/marketing/how-it-works.ts';
import { sampleReport } from '#content/marketing/sample-report.ts';
import { sceneWords } from '#content/marketing/scenes/scenes.ts';

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

  it('fall month by month, and don’t begin at the score for new players', () => {
    const scores = calder.risk.map(({ score }) => score);
    expect(scores).toEqual([...new Set(scores)].toSorted((one, other) => other - one));
    expect(calder.riskBefore).not.toBe(50);
    expect([calder.riskBefore, calder.riskNow]).toEqual([scores[0], scores.at(-1)]);
  });
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
