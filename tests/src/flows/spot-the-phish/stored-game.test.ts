import { describe, expect, it } from 'vitest';
import type { PlayState } from '#src/flows/spot-the-phish/play.ts';
import { parsePlay, serialisePlay } from '#src/flows/spot-the-phish/stored-play.ts';
import { reached, round } from '../../../setup/play-states.ts';
import { library } from '../../../setup/rounds.ts';

describe('a stored game that can’t have come from playing', () => {
  /** The stored text with one field of the game replaced. */
  const tampered = (state: PlayState, change: Record<string, unknown>) => {
    const stored: { game: object } = JSON.parse(serialisePlay(state));
    return JSON.stringify({ ...stored, game: { ...stored.game, ...change } });
  };
  const reading = reached('reading');
  const lesson = reached('lesson');
  const result = reached('result');
  const answer = { verdict: 'report', confidence: 1, marks: [], inspected: [], lessonDone: false };
  const first = round.messages[0];
  const wrongVerdict = first?.kind === 'phish' ? 'trust' : 'report';
  const rightVerdict = first?.kind === 'phish' ? 'report' : 'trust';

  it('an unchanged value is restored', () => {
    expect(parsePlay(tampered(reading, {}), library).game).toEqual(reading.game);
  });

  it('a verdict from the landing page is restored as such', () => {
    const elsewhere = { ...answer, unasked: true };
    const restored = parsePlay(tampered(reading, { answers: [elsewhere] }), library).game;
    expect(restored?.answers).toEqual([elsewhere]);
  });

  it.each([
    ['an unknown step', reading, { at: 'won' }],
    ['a code that is none', reading, { round: 'aeiou' }],
    ['the code of another round', reading, { round: 'ghjkm' }],
    ['an unknown verdict', reading, { answers: [{ ...answer, verdict: 'maybe' }] }],
    ['an unknown mark', reading, { answers: [{ ...answer, marks: ['text-99-1'] }] }],
    ['too many marks', reading, { marks: first?.parts }],
    ['something opened that is not there', reading, { inspected: ['link-9'] }],
    [
      'a lesson after a right answer',
      reading,
      { answers: [{ ...answer, verdict: rightVerdict, lessonDone: true }] },
    ],
    [
      'a message of the front page after the first',
      reading,
      { answers: [answer, { ...answer, unasked: true }] },
    ],
    ['more answers than messages', result, { answers: Array.from({ length: 7 }, () => answer) }],
    ['choices that are not offered', lesson, { tried: [99] }],
    [
      'feedback on a lesson that was done',
      reading,
      { at: 'feedback', answers: [{ ...answer, verdict: wrongVerdict, lessonDone: true }] },
    ],
  ])('%s starts a new game', (_, state, change) => {
    expect(parsePlay(tampered(state, change), library).game).toBeNull();
  });
});
