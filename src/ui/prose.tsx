import type { ReactNode } from 'react';
import { numbered } from '#src/lib/numbered.ts';
import { type Block, type Prose as Text } from '#src/lib/prose.ts';
import { Addresses } from './addresses.tsx';
import { classNames } from './class-names.ts';
import { Inlines } from './inlines.tsx';
import { ProseTable } from './prose-table.tsx';

interface ProseProps {
  text: Text;
  /** Lets tables fill the column, wider than the text. */
  hasWideTables?: boolean | undefined;
  /** What the text's pictures show, by name. */
  pictures?: Partial<Record<string, ReactNode>> | undefined;
}

/** A long text, with lines of about 70 letters. */
export function Prose({ text, hasWideTables = false, pictures }: ProseProps) {
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-4 md:text-lg',
        hasWideTables ? '*:not-data-wide:max-w-[58ch]' : 'max-w-[58ch]',
      )}
    >
      {numbered(text).map(({ item, key }) =>
        item.kind === 'picture' ? (
          <figure key={key} className="my-2 grid grid-cols-[minmax(0,1fr)] gap-2 text-base">
            {pictures?.[item.name]}
            <figcaption className="text-sm text-muted">{item.caption}</figcaption>
          </figure>
        ) : (
          <OneBlock key={key} block={item} />
        ),
      )}
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return numbered(blocks).map(({ item, key }) => <OneBlock key={key} block={item} />);
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <Heading {...block} />;
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      );
    case 'note':
      return (
        <div className="grid gap-3 rounded border-s-4 border-tide bg-tide-wash px-4 py-3">
          <Blocks blocks={block.blocks} />
        </div>
      );
    case 'list':
      return <List ordered={block.ordered} items={block.items} />;
    case 'code':
      return numbered(block.text.split('\n')).map(({ item, key }) => (
        <pre
          key={key}
          className="rounded border border-line bg-sunken px-3 py-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
        >
          <Addresses in={item} />
        </pre>
      ));
    default:
      return <ProseTable head={block.head} rows={block.rows} />;
  }
}

function Heading({ level, id, children }: Extract<Block, { kind: 'heading' }>) {
  const words = <Inlines inlines={children} />;
  return level === 2 ? (
    <h2 id={id} className="mt-8 scroll-mt-24 font-display text-2xl leading-snug font-bold">
      {words}
    </h2>
  ) : (
    <h3 id={id} className="mt-3 scroll-mt-24 text-xl font-semibold">
      {words}
    </h3>
  );
}

function List({ ordered, items }: { ordered: boolean; items: Block[][] }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={`grid gap-2 ps-6 marker:text-muted ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {numbered(items).map(({ item, key }) => (
        <li key={key} className="ps-1">
          <Blocks blocks={item} />
        </li>
      ))}
    </List>
  );
}
