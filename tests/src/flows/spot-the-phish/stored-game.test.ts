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
    ['no step', reading, { at: null }],
    ['a code that is none', reading, { round: 'aeiou' }],
    ['a code that is no text', reading, { round: 7 }],
    ['the code of another round', reading, { round: 'ghjkm' }],
    [
      'messages in another order',
      reading,
      { messages: round.messages.map(({ id }) => id).toReversed() },
    ],
    ['no messages', reading, { messages: undefined }],
    ['answers that are none', reading, { answers: {} }],
    ['an answer that is none', reading, { answers: [null] }],
    ['an unknown verdict', reading, { answers: [{ ...answer, verdict: 'maybe' }] }],
    ['an unknown confidence', reading, { answers: [{ ...answer, confidence: 4 }] }],
    ['an unknown mark', reading, { answers: [{ ...answer, marks: ['text-99-1'] }] }],
    ['a mark twice', reading, { answers: [{ ...answer, marks: ['sender', 'sender'] }] }],
    ['too many marks', reading, { marks: first?.parts }],
    ['marks that are none', reading, { marks: 'sender' }],
    ['something opened that is not there', reading, { inspected: ['link-9'] }],
    [
      'a lesson after a right answer',
      reading,
      { answers: [{ ...answer, verdict: rightVerdict, lessonDone: true }] },
    ],
    ['a lesson that is neither done nor not', reading, { answers: [{ ...answer, lessonDone: 1 }] }],
    [
      'a message of the front page after the first',
      reading,
      { answers: [answer, { ...answer, unasked: true }] },
    ],
    [
      'a confidence that the front page can’t have asked for',
      reading,
      { answers: [{ ...answer, confidence: 2, unasked: true }] },
    ],
    ['an unknown origin', reading, { answers: [{ ...answer, unasked: 'yes' }] }],
    ['more answers than messages', result, { answers: Array.from({ length: 7 }, () => answer) }],
    ['a result after one answer', reading, { at: 'result', answers: [answer] }],
    ['feedback before an answer', reading, { at: 'feedback', answers: [] }],
    ['a message opened after the last', result, { at: 'reading', inspected: [], marks: [] }],
    ['a start with answers', reading, { at: 'start', answers: [answer] }],
    ['a verdict that is none', reading, { at: 'confidence', verdict: 'maybe' }],
    ['a lesson before an answer', reading, { at: 'lesson', answers: [], tried: [] }],
    [
      'a lesson on a right answer',
      lesson,
      { answers: [{ ...answer, verdict: rightVerdict }], tried: [] },
    ],
    [
      'a lesson that was done without the right choice',
      lesson,
      { answers: [{ ...answer, verdict: wrongVerdict, lessonDone: true }], tried: [] },
    ],
    ['choices that are not offered', lesson, { tried: [99] }],
    [
      'choices after the right one',
      lesson,
      {
        answers: [{ ...answer, verdict: wrongVerdict, lessonDone: true }],
        tried: [first?.lesson.right, first?.lesson.right === 0 ? 1 : 0],
      },
    ],
    [
      'feedback on a lesson that was done',
      reading,
      { at: 'feedback', answers: [{ ...answer, verdict: wrongVerdict, lessonDone: true }] },
    ],
  ])('%s starts a new game', (_, state, change) => {
    expect(parsePlay(tampered(state, change), library).game).toBeNull();
  });
});
