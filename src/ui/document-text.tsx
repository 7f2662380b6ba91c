import type { ReactNode } from 'react';
import { outlineOf, type Prose as Text } from '#src/lib/prose.ts';
import { Contents } from './contents.tsx';
import { Prose } from './prose.tsx';

interface DocumentTextProps {
  text: Text;
  /** The label of the table of contents. */
  contents: string;
  /** Above the text. */
  picture?: ReactNode;
  hasWideTables?: boolean | undefined;
}

/**
 * A long text's opening, its table of contents and its sections, in a grid of two columns on wide screens. Elsewhere the
 * opening comes first, because it is the answer for which most readers came.
 */
export function DocumentText({ text, contents, picture, hasWideTables }: DocumentTextProps) {
  const first = text.findIndex(({ kind }) => kind === 'heading');
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:col-start-2">
        {picture !== undefined && <div className="max-w-prose">{picture}</div>}
        <Prose text={text.slice(0, first)} hasWideTables={hasWideTables} />
      </div>
      <div className="max-w-prose lg:row-span-2 lg:row-start-2">
        <Contents label={contents} headings={outlineOf(text)} />
      </div>
      <div className="-mt-6">
        <Prose text={text.slice(first)} hasWideTables={hasWideTables} />
      </div>
    </>
  );
}
