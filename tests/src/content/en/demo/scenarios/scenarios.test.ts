import { describe, expect, it } from 'vitest';
import { scenarios } from '#content/demo/scenarios/scenarios.ts';
import { cueTypes } from '#src/flows/spot-the-phish/cue-types.ts';
import { drawRound } from '#src/flows/spot-the-phish/draw-round.ts';
import { lessonChoices } from '#src/flows/spot-the-phish/lesson-choices.ts';
import { phishDifficulty } from '#src/flows/spot-the-phish/phish-scale.ts';
import { roundCodeOf } from '#src/flows/spot-the-phish/round-code.ts';
import { cueCount, toRoundMessage } from '#src/flows/spot-the-phish/round-message.ts';
import { bodyTurns, placesOf } from '#src/lib/message-parts.ts';
import type { CueName, Scenario } from '#src/lib/scenario.ts';
import { library } from '../../../../../setup/rounds.ts';
import { tally } from '../../../../../setup/tally.ts';

const CHANNELS = ['email', 'sms', 'chat'] as const;
const phish = scenarios.flatMap((one) => (one.kind === 'phish' ? [one] : []));
const genuine = scenarios.flatMap((one) => (one.kind === 'genuine' ? [one] : []));
const byId = new Map(scenarios.map((one) => [one.id, one]));
/** Cues that polish removes. */
const UNPOLISHED = new Set<CueName>([
  'spelling-or-grammar',
  'unprofessional-design',
  'generic-greeting',
  'security-icons',
  'legal-text',
  'too-good-to-be-true',
]);
const notesOf = (one: Scenario) => (one.kind === 'phish' ? one.cues : one.signs);
const countWords = (text: string) => text.split(/\s+/).length;
/** Every text of a message that a visitor may read, as one. */
const everything = (one: Scenario) => JSON.stringify(one);
/** `sam@host` is `host`: names have dots too. */
const withoutMailboxes = (text: string) => text.replaceAll(/[\w.]+@/g, ' ');

describe('the library', () => {
  it('has 24 messages a channel, half of them genuine', () => {
    for (const channel of CHANNELS) {
      const kinds = scenarios.filter((one) => one.channel === channel).map(({ kind }) => kind);
      expect(tally(kinds)).toEqual({ phish: 12, genuine: 12 });
    }
  });

  it('has four messages of each difficulty, channel and kind to draw from', () => {
    const groups = tally(
      scenarios
        .map(toRoundMessage)
        .map(({ channel, kind, difficulty }) => [channel, kind, difficulty].join(' ')),
    );
    expect(Object.keys(groups)).toHaveLength(18);
    expect(Math.min(...Object.values(groups))).toBe(4);
  });

  it('tells no trick twice in one channel, and each in a twin', () => {
    expect(new Set(phish.map(({ channel, trick }) => `${channel} ${trick}`)).size).toBe(36);
    for (const one of phish) {
      const twin = phish.find(({ id }) => id === one.twin);
      expect(twin).toMatchObject({ trick: one.trick, twin: one.id });
      expect(twin).not.toBe(one);
    }
  });

  it('has at least 12 phish as polished as a language model writes them', () => {
    const polished = phish.filter(({ cues }) => !cues.some(({ name }) => UNPOLISHED.has(name)));
    expect(polished.length).toBeGreaterThanOrEqual(12);
  });

  it('has lessons of six kinds, at least three of them in an average round of misses', () => {
    const rounds = Array.from({ length: 300 }, (_, number) => {
      const { messages } = drawRound(roundCodeOf(number * 5003), library);
      return new Set(messages.map(({ id }) => byId.get(id)?.lesson.kind)).size;
    });
    expect(new Set(scenarios.map(({ lesson }) => lesson.kind)).size).toBe(6);
    expect(rounds.reduce((sum, kinds) => sum + kinds, 0) / rounds.length).toBeGreaterThan(3);
  });

  it('explains the checks of an email without abbreviations', () => {
    expect(scenarios.filter((one) => /SPF|DKIM|DMARC/.test(everything(one)))).toEqual([]);
  });

  it('uses cues of all five types, and at least 20 of the 23', () => {
    const names = new Set(phish.flatMap(({ cues }) => cues.map(({ name }) => name)));
    expect(names.size).toBeGreaterThanOrEqual(20);
    expect(new Set([...names].map((name) => cueTypes[name])).size).toBe(5);
  });

  it('sends everything from sample hosts and numbers', () => {
    for (const one of scenarios) {
      const hosts = withoutMailboxes(everything(one)).match(/(?:[a-z][\w-]*\.)+[a-z]{2,}\b/g) ?? [];
      expect(hosts.filter((host) => !/\.(?:example|pdf|htm)$/.test(host))).toEqual([]);
      const mobiles = everything(one).match(/(?:\+44 |0)7\d{3} ?\d{6}/g) ?? [];
      expect(mobiles.filter((number) => !/7700 ?900\d{3}/.test(number))).toEqual([]);
    }
  });
});

describe.each(phish.map((one) => [one.id, one] as const))('the phish %s', (_, one) => {
  it('has a difficulty that follows from its cues and its premise', () => {
    expect(one.difficulty).toBe(phishDifficulty(cueCount(one), one.premise));
  });

  it('is not decided by its spelling, its grammar or its looks', () => {
    const decides = one.cues.find(({ deciding }) => deciding === true);
    expect(decides).toBeDefined();
    expect(cueTypes[decides?.name ?? 'spelling-or-grammar']).not.toBe('visual');
    expect(decides?.name).not.toBe('spelling-or-grammar');
  });

  it('has each cue once, at a place of its own that can be marked', () => {
    const names = one.cues.map(({ name }) => name);
    expect(names).toHaveLength(new Set(names).size);
    const { cues, parts } = toRoundMessage(one);
    for (const cue of cues) {
      expect(cue.parts.length).toBeGreaterThan(0);
      expect(parts).toEqual(expect.arrayContaining([...cue.parts]));
    }
  });
});

describe.each(genuine.map((one) => [one.id, one] as const))('the genuine message %s', (_, one) => {
  it('has signs of trust, and something about it that looks suspicious', () => {
    const { trust = 0, doubt = 0 } = tally(one.signs.map(({ kind }) => kind));
    expect(trust).toBeGreaterThan(0);
    expect(doubt).toBeGreaterThan(0);
  });

  it('is decided by a sign of trust', () => {
    const deciding = one.signs.filter(({ deciding }) => deciding === true);
    expect(deciding.map(({ kind }) => kind)).toEqual(['trust']);
  });
});

describe.each(scenarios.map((one) => [one.id, one] as const))('%s', (_, one) => {
  it('explains the decisive point in at most 40 words, after either verdict', () => {
    expect(countWords(one.feedback.report)).toBeLessThanOrEqual(40);
    expect(countWords(one.feedback.trust)).toBeLessThanOrEqual(40);
  });

  it('has a target for each of its notes, and no marks without a note', () => {
    const notes = notesOf(one);
    notes.forEach((note, index) => {
      expect(placesOf(one, note, index + 1)).not.toEqual([]);
    });
    const marked = bodyTurns(one).flatMap(({ sentences }) =>
      sentences.flatMap(({ pieces }) =>
        pieces.flatMap((piece) =>
          piece.kind === 'text' && piece.note !== null ? [piece.note] : [],
        ),
      ),
    );
    expect(marked.filter((number) => notes[number - 1] === undefined)).toEqual([]);
  });

  it('shows every link that it has', () => {
    const shown = bodyTurns(one).flatMap(({ sentences }) =>
      sentences.flatMap(({ pieces }) =>
        pieces.flatMap((piece) => (piece.kind === 'link' ? [piece.link] : [])),
      ),
    );
    expect(shown.toSorted((a, b) => a - b)).toEqual((one.links ?? []).map((_, index) => index + 1));
  });

  it('has a lesson with at least three choices, and what is right among them', () => {
    const { choices, right } = lessonChoices(one);
    expect(new Set(choices).size).toBe(choices.length);
    expect(choices.length).toBeGreaterThanOrEqual(3);
    expect(right.length).toBeGreaterThanOrEqual(one.lesson.kind === 'order' ? 3 : 1);
    expect(right.filter((index) => choices[index] === undefined)).toEqual([]);
  });

  it('asks for an owner whose name is in the address once, where the lesson marks it', () => {
    const { lesson, sender, links = [] } = one;
    if (lesson.kind !== 'owner' && lesson.kind !== 'target') return;
    const link = lesson.kind === 'target' ? lesson.link : lesson.of;
    const address = link === 'sender' ? sender.address : links[link - 1]?.target;
    const { choices, right } = lessonChoices(one);
    expect(address?.split(choices[right[0] ?? -1] ?? '')).toHaveLength(2);
  });
});
