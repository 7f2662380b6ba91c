import { Fragment } from 'react';
import { renderTags, type Tag } from './linked-text.tsx';

interface SentencesProps {
  of: string | readonly string[];
  tags?: Readonly<Record<string, Tag>> | undefined;
}

/** Whole sentences, each in an element of its own: one may be a provider's, in its own language. */
export function Sentences({ of, tags }: SentencesProps) {
  return [of].flat().map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span>{renderTags(sentence, tags)}</span>
    </Fragment>
  ));
}
