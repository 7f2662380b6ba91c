import { describe, expect, it } from 'vitest';
import { heroScenario } from '#content/demo/hero.ts';
import { scenarios } from '#content/demo/scenarios/scenarios.ts';
import { cueTypes } from '#src/flows/spot-the-phish/cue-types.ts';
import { lessonChoices } from '#src/flows/spot-the-phish/lesson-choices.ts';
import { phishDifficulty } from '#src/flows/spot-the-phish/phish-scale.ts';
import { cueCount, toRoundMessage } from '#src/flows/spot-the-phish/round-message.ts';
import { bodyTurns, placesOf } from '#src/lib/message-parts.ts';
import type { Scenario } from '#src/lib/scenario.ts';
import { SPECIES, speciesOf } from '#src/lib/species.ts';
import { tally } from '../../../../../setup/tally.ts';

const CHANNELS = ['email', 'sms', 'chat'] as const;
const phish = scenarios.flatMap((one) => (one.kind === 'phish' ? [one] : []));
const genuine = scenarios.flatMap((one) => (one.kind === 'genuine' ? [one] : []));
const notesOf = (one: Scenario) => (one.kind === 'phish' ? one.cues : one.signs);
const countWords = (text: string) => text.split(/\s+/).length;
/** Every text of a message that a visitor may read, as one. */
const everything = (one: Scenario) => JSON.stringify(one);
/** `sam@host` is `host`: names have dots too. */
const withoutMailboxes = (text: string) => text.replaceAll(/[\w.]+@/g, ' ');

describe('the library', () => {
  it('has at least 14 messages a channel, half of them genuine', () => {
    for (const channel of CHANNELS) {
      const kinds = scenarios.filter((one) => one.channel === channel).map(({ kind }) => kind);
      const { phish: lures = 0, genuine: others = 0 } = tally(kinds);
      expect(lures).toBeGreaterThanOrEqual(7);
      expect(others).toBe(lures);
    }
  });

  it('has two messages of each difficulty, channel and kind to draw from', () => {
    const groups = tally(
      scenarios
        .map(toRoundMessage)
        .map(({ channel, kind, difficulty }) => [channel, kind, difficulty].join(' ')),
    );
    expect(Object.keys(groups)).toHaveLength(18);
    expect(Math.min(...Object.values(groups))).toBeGreaterThanOrEqual(2);
  });

  it('uses cues of all five types, and at least 20 of the 23', () => {
    const names = new Set(phish.flatMap(({ cues }) => cues.map(({ name }) => name)));
    expect(names.size).toBeGreaterThanOrEqual(20);
    expect(new Set([...names].map((name) => cueTypes[name])).size).toBe(5);
  });

  it('has phish of every kind of lure, and no genuine message of any', () => {
    const kinds = [heroScenario, ...phish].map(({ id }) => speciesOf(id));
    expect(new Set(kinds)).toEqual(new Set(SPECIES));
    expect(genuine.filter(({ id }) => speciesOf(id) !== undefined)).toEqual([]);
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

  it('has a lesson with one right choice among at least three', () => {
    const { choices, right } = lessonChoices(one);
    expect(new Set(choices).size).toBe(choices.length);
    expect(choices.length).toBeGreaterThanOrEqual(3);
    expect(choices[right]).toBeDefined();
  });

  it('asks for an owner whose name is in the address once, where the lesson marks it', () => {
    const { lesson, sender, links = [] } = one;
    if (lesson.kind === 'compare') return;
    const link = lesson.kind === 'target' ? lesson.link : lesson.of;
    const address = link === 'sender' ? sender.address : links[link - 1]?.target;
    const { choices, right } = lessonChoices(one);
    expect(address?.split(choices[right] ?? '')).toHaveLength(2);
  });
});
