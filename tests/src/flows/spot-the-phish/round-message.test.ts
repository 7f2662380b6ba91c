import { expect, it } from 'vitest';
import { cueCount, toRoundMessage } from '#src/flows/spot-the-phish/round-message.ts';
import type { Scenario } from '#src/lib/scenario.ts';

const sms = {
  id: 'x',
  channel: 'sms',
  context: '',
  sender: { name: 'Bank', address: 'BANK' },
  sent: '2026-11-16T08:00',
  body: ['{1:Today}, {1:now}. {2:Or else.}'],
  lesson: { kind: 'owner', of: 'sender' },
  feedback: { report: '', trust: '' },
} as const;

const phish: Scenario = {
  ...sms,
  kind: 'phish',
  trick: 'prize',
  twin: 'y',
  cues: [
    { name: 'urgency', text: '', at: ['sender'] },
    { name: 'threat', text: '', deciding: true },
  ],
  premise: [0, 0, 0, 0, 0],
  difficulty: 'moderate',
};

it('has a phish’s cues and their parts', () => {
  expect(toRoundMessage(phish)).toEqual({
    id: 'x',
    channel: 'sms',
    hasCode: false,
    kind: 'phish',
    difficulty: 'moderate',
    parts: ['sender', 'text-1-1', 'text-1-2'],
    inspectable: ['sender'],
    cues: [
      { name: 'urgency', parts: ['sender', 'text-1-1', 'text-1-1'], deciding: false },
      { name: 'threat', parts: ['text-1-2'], deciding: true },
    ],
    twin: 'y',
    species: 'job-offer',
    lesson: { choices: 2, right: [1] },
  });
});

it('rates a genuine message by its doubts, without cues', () => {
  const genuine: Scenario = {
    ...sms,
    kind: 'genuine',
    signs: [
      { kind: 'doubt', text: '' },
      { kind: 'doubt', text: '' },
      { kind: 'trust', text: '', deciding: true },
    ],
  };
  expect(toRoundMessage(genuine)).toMatchObject({ difficulty: 'moderate', cues: [] });
  expect(cueCount(genuine)).toBe(0);
});
