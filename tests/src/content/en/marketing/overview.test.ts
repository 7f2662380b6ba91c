import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calder } from '#content/marketing/calder.ts';
import { sceneWords } from '#content/marketing/scenes.ts';
import tailwind from '../../../../../tailwind.config.ts';

const svg = readFileSync('src/content/en/marketing/overview.svg', 'utf8');
const texts = [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) => text);

it('the overview shows the figures of Calder Housing', () => {
  expect(texts).toEqual(expect.arrayContaining([calder.name, `${calder.period}, a sample`]));
  expect(texts).toEqual(expect.arrayContaining(sceneWords.report.facts.map(({ value }) => value)));
  for (const { month, score } of calder.risk) {
    expect(texts[texts.indexOf(month.slice(0, 3)) - 1]).toBe(`${score}`);
  }
  for (const { name, points } of sceneWords.league.teams) {
    expect(texts[texts.indexOf(name) + 1]).toBe(`${points}`);
  }
});

it('its line has the height of each score', () => {
  const [, line = ''] = /<path d="M([^"V]*)" fill="none"/.exec(svg) ?? [];
  const heights = line.split('L').map((point) => Number(point.split(' ')[1]));
  const ground = 354;
  const perPoint = 128 / 60;
  expect(heights).toEqual(
    calder.risk.map(({ score }) => Math.round((ground - score * perPoint) * 10) / 10),
  );
});

it('has the colours of the site', () => {
  const site = JSON.stringify(tailwind.theme);
  const colours = [...svg.matchAll(/--[a-z-]+: (.*);/g)].map(([, colour = '']) => colour);
  expect(colours.length).toBeGreaterThan(5);
  for (const colour of colours) expect(site).toContain(`"${colour}"`);
});
