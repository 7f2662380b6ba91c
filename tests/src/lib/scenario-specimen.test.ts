import { expect, it } from 'vitest';
import { heroScenario } from '#content/demo/hero.ts';
import { scenarioSpecimen } from '#src/lib/scenario-specimen.ts';

const sender = { note: 1, title: 'The sender' };
const link = { note: 9, title: 'The link' };

it('shows a message without pins, and links by their text', () => {
  const { body, address, cues } = scenarioSpecimen(heroScenario, { pins: [], you: 'You' });
  expect(body.join()).toContain('redfinch.pay-depot.example');
  expect([...body, address].join()).not.toMatch(/[{}]/);
  expect(cues).toEqual([]);
});

it('pins the chosen notes, renumbered, in their text and parts', () => {
  const { body, address, cues } = scenarioSpecimen(heroScenario, {
    pins: [link, sender],
    you: 'You',
  });
  expect(address).toBe('{2:Not in your contacts. First message from this number.}');
  expect(body.join()).toContain('{1:redfinch.pay-depot.example}');
  expect(body.join()).not.toContain('{3:');
  expect(cues.map(({ title }) => title)).toEqual(['The link', 'The sender']);
  expect(cues[1]?.explanation).toMatch(/someone’s mobile/);
});
