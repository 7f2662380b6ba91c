import { Fragment } from 'react';
import { numbered } from '#src/lib/numbered.ts';
import { renderTags, type Tag } from './linked-text.tsx';

interface SentencesProps {
  of: string | readonly string[];
  tags?: Readonly<Record<string, Tag>> | undefined;
}

/** Whole sentences, each in an element of its own: one may be a provider's, in its own language. */
export function Sentences({ of, tags }: SentencesProps) {
  return numbered([of].flat()).map(({ item, key }) => (
    <Fragment key={key}>
      <span>{renderTags(item, tags)}</span>{' '}
    </Fragment>
  ));
}
