import { inspectableParts, partsOf, placesOf } from '#src/lib/message-parts.ts';
import type {
  Channel,
  CueName,
  Difficulty,
  InspectedPart,
  PartId,
  Scenario,
} from '#src/lib/scenario.ts';
import { speciesOf, type Species } from '#src/lib/species.ts';
import { lessonChoices } from './lesson-choices.ts';
import { genuineDifficulty } from './phish-scale.ts';

interface RoundCue {
  name: CueName;
  /** Marking any of them finds the cue. */
  parts: readonly PartId[];
  deciding: boolean;
}

/** The part of a message that the rules need. Its text is in the content, under the same id. */
export interface RoundMessage {
  id: string;
  channel: Channel;
  kind: Scenario['kind'];
  /** The kind of lure. None for a genuine message. */
  species?: Species;
  difficulty: Difficulty;
  parts: readonly PartId[];
  inspectable: readonly InspectedPart[];
  /** None for a genuine message. */
  cues: readonly RoundCue[];
  /** The id of the other phish with the same trick. */
  twin?: string;
  /** Whether it shows a QR code. */
  hasCode?: boolean;
  lesson: {
    /** The number of choices. */
    choices: number;
    /** The indexes of the right ones, from 0, in the order in which to choose them. */
    right: readonly number[];
  };
}

export function toRoundMessage(scenario: Scenario): RoundMessage {
  const { choices, right } = lessonChoices(scenario);
  return {
    id: scenario.id,
    channel: scenario.channel,
    kind: scenario.kind,
    difficulty: difficultyOf(scenario),
    parts: partsOf(scenario),
    inspectable: inspectableParts(scenario),
    cues: cuesOf(scenario),
    hasCode: scenario.links?.some((link) => link.as === 'qr') === true,
    ...(scenario.kind === 'phish' && { twin: scenario.twin, species: speciesOf[scenario.trick] }),
    lesson: { choices: choices.length, right },
  };
}

/** The number of cue instances, as the Phish Scale counts them. */
export function cueCount(scenario: Scenario): number {
  return cuesOf(scenario).reduce((count, { parts }) => count + parts.length, 0);
}

function difficultyOf(scenario: Scenario): Difficulty {
  return scenario.kind === 'phish'
    ? scenario.difficulty
    : genuineDifficulty(scenario.signs.filter(({ kind }) => kind === 'doubt').length);
}

function cuesOf(scenario: Scenario): RoundCue[] {
  if (scenario.kind === 'genuine') return [];
  return scenario.cues.map((cue, index) => ({
    name: cue.name,
    parts: placesOf(scenario, cue, index + 1),
    deciding: cue.deciding === true,
  }));
}
