import type { ReactNode } from 'react';
import { outlineOf, type Prose as Text } from '#src/lib/prose.ts';
import { classNames } from './class-names.ts';
import { Contents } from './contents.tsx';
import { Prose } from './prose.tsx';

interface DocumentTextProps {
  text: Text;
  /** The label of the table of contents. */
  contents: string;
  /** Above the text, but below its summary. */
  picture?: ReactNode;
  /** On the widest screens, on the left of the text, with the table of contents on its right. */
  beside?: ReactNode;
  hasWideTables?: boolean | undefined;
  /** What the pictures in the text show, by name. */
  pictures?: Partial<Record<string, ReactNode>>;
}

/**
 * A long text's opening, its table of contents and its sections, in a grid of columns on wide screens. Elsewhere the
 * opening comes first, because it is the answer for which most readers came.
 */
export function DocumentText(props: DocumentTextProps) {
  const { text, contents, picture, beside, hasWideTables, pictures } = props;
  const first = text.findIndex(({ kind }) => kind === 'heading');
  // A text that opens with a note opens with its summary.
  const [opening] = text;
  const summary = opening?.kind === 'note' ? opening.blocks : [];
  const start = summary.length > 0 ? 1 : 0;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:col-start-2">
        {start > 0 && (
          <div className={classNames(hasWideTables !== true && MEASURE, SUMMARY)}>
            <Prose text={summary} />
          </div>
        )}
        {picture !== undefined && (
          <div className={MEASURE}>
            <div className="text-base leading-relaxed">{picture}</div>
          </div>
        )}
        {start < first && <Prose text={text.slice(start, first)} hasWideTables={hasWideTables} />}
      </div>
      {beside !== undefined && (
        <div className="max-xl:hidden lg:row-span-2 lg:row-start-2">
          <div className="lg:sticky lg:top-8">{beside}</div>
        </div>
      )}
      <div
        className={classNames(
          'max-w-prose lg:row-span-2 lg:row-start-2',
          beside !== undefined && 'xl:col-start-3',
        )}
      >
        <div className="lg:sticky lg:top-8">
          <Contents label={contents} headings={outlineOf(text)} />
        </div>
      </div>
      <div className="-mt-8 lg:col-start-2">
        <Prose text={text.slice(first)} hasWideTables={hasWideTables} pictures={pictures} />
      </div>
    </>
  );
}

const SUMMARY = 'rounded-lg border border-line bg-raised p-5 sm:p-6';
/** The width of the text, which depends on its size. */
const MEASURE = 'max-w-[58ch] md:text-lg';
