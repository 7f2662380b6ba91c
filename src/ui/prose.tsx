import { Link } from 'react-router-dom';
import { breakableHosts, withWholeHosts } from '#src/lib/hosts.ts';
import { numbered } from '#src/lib/numbered.ts';
import { plainText, type Block, type Inline, type Prose as Text } from '#src/lib/prose.ts';
import { classNames } from './class-names.ts';
import { ScrollRegion } from './scroll-region.tsx';

/** A long text in lines of readable length. */
export function Prose({ text }: { text: Text }) {
  return (
    <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4">
      <Blocks blocks={text} />
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
        <div className="grid gap-3 border-l-4 border-tide bg-tide-wash px-4 py-3">
          <Blocks blocks={block.blocks} />
        </div>
      );
    case 'list':
      return <List ordered={block.ordered} items={block.items} />;
    case 'code':
      return (
        <pre className="rounded border border-line bg-sunken px-4 py-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
          {breakableHosts(block.text)}
        </pre>
      );
    default:
      return <Table head={block.head} rows={block.rows} />;
  }
}

function Heading({ level, id, children }: Extract<Block, { kind: 'heading' }>) {
  const words = <Inlines inlines={children} />;
  return level === 2 ? (
    <h2 id={id} className="mt-6 scroll-mt-24 font-display text-2xl leading-snug font-bold">
      {words}
    </h2>
  ) : (
    <h3 id={id} className="mt-3 scroll-mt-24 text-lg font-semibold">
      {words}
    </h3>
  );
}

function List({ ordered, items }: { ordered: boolean; items: Block[][] }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={`grid gap-2 pl-6 marker:text-muted ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {numbered(items).map(({ item, key }) => (
        <li key={key} className="pl-1">
          <Blocks blocks={item} />
        </li>
      ))}
    </List>
  );
}

/** By the number of columns: two fit any phone, and three most. */
const MIN_WIDTH: Partial<Record<number, string>> = { 3: 'min-w-[22rem]', 4: 'min-w-[34rem]' };

function Table({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  return (
    <ScrollRegion label={head.map((cell) => plainText(cell)).join(', ')} className="rounded">
      <table
        className={classNames(
          'w-full border-collapse text-left text-sm',
          MIN_WIDTH[Math.min(head.length, 4)],
        )}
      >
        <thead className="border-b border-edge">
          <tr>
            {numbered(head).map(({ item, key }) => (
              <th key={key} scope="col" className="px-3 py-2 font-semibold">
                <Inlines inlines={item} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map((row) => (
            <tr key={row.key} className="border-t border-line align-top">
              {numbered(row.item).map(({ item, key }) => (
                <td key={key} className="px-3 py-2">
                  <Inlines inlines={item} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return numbered(inlines).map(({ item, key }) => <OneInline key={key} inline={item} />);
}

function OneInline({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return withWholeHosts(inline.text);
    case 'strong':
      return (
        <strong className="font-semibold">
          <Inlines inlines={inline.children} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inlines inlines={inline.children} />
        </em>
      );
    case 'code':
      return (
        <code className="rounded-sm bg-sunken px-1 font-mono text-[0.9em] wrap-anywhere">
          {withWholeHosts(inline.text)}
        </code>
      );
    default:
      return <ProseLink href={inline.href} words={inline.children} />;
  }
}

const LINK = 'text-tide underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2';

function ProseLink({ href, words }: { href: string; words: readonly Inline[] }) {
  return href.startsWith('/') ? (
    <Link to={href} className={LINK}>
      <Inlines inlines={words} />
    </Link>
  ) : (
    <a href={href} className={LINK}>
      <Inlines inlines={words} />
    </a>
  );
}
