import { expect, it } from 'vitest';
import { falseAlarms, weakSpot } from '#src/flows/spot-the-phish/weak-spot.ts';
import { genuine, phish, right, wrong } from '../../../setup/rounds.ts';

const language = { name: 'threat', parts: ['text-3-1'], deciding: false } as const;
const threatening = { ...phish, cues: [...phish.cues, language] };

it('is the type of which the smallest share was found, in the message with most of it', () => {
  const answered = [
    right(genuine),
    right(phish, { marks: ['sender', 'text-2-1'] }),
    wrong(threatening, { marks: ['sender'] }),
  ];
  expect(weakSpot(answered)).toEqual({ type: 'language', found: 1, all: 3, index: 2 });
});

it('is nothing if nothing was missed, nor in a message in which nothing was marked', () => {
  expect(weakSpot([right(genuine), wrong(genuine)])).toBeNull();
  expect(weakSpot([right(phish, { unasked: true }), right(phish), wrong(phish)])).toBeNull();
});

it('is trusting after two false alarms, if they are more than the phish missed', () => {
  const alarms = [right(genuine), wrong(genuine), wrong(genuine), wrong(phish)];
  expect(falseAlarms(alarms)).toEqual({ reported: 2, all: 3, index: 1 });
  expect(falseAlarms([...alarms, wrong(phish)])).toBeNull();
  expect(falseAlarms([wrong(genuine)])).toBeNull();
});
