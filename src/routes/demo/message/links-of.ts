import type { Sentence } from '#src/lib/message-parts.ts';
import type { InspectedPart } from '#src/lib/scenario.ts';

/** The links of a paragraph, in order. */
export function linksOf(sentences: readonly Sentence[]): InspectedPart[] {
  return sentences.flatMap(({ pieces }) =>
    pieces.flatMap((piece): InspectedPart[] =>
      piece.kind === 'link' ? [`link-${piece.link}`] : [],
    ),
  );
}
