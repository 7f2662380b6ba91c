import type { ReactNode } from 'react';
import { breakableAddresses } from '#src/lib/hosts.ts';
import { numbered } from '#src/lib/numbered.ts';
import { plainText, type Block, type Inline, type Prose as Text } from '#src/lib/prose.ts';
import { classNames } from './class-names.ts';
import { Inlines } from './inlines.tsx';
import { Tick } from './tick.tsx';

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
        <div className="grid gap-3 rounded border-l-4 border-tide bg-tide-wash px-4 py-3">
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
          {breakableAddresses(item)}
        </pre>
      ));
    default:
      return <Table head={block.head} rows={block.rows} />;
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
    <List className={`grid gap-2 pl-6 marker:text-muted ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {numbered(items).map(({ item, key }) => (
        <li key={key} className="pl-1">
          <Blocks blocks={item} />
        </li>
      ))}
    </List>
  );
}

/**
 * On a narrow screen the header is hidden and each row is stacked under its first cell; in a table of more than two
 * columns the other cells repeat their header, but for technical names, which need none.
 */
function Table({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  const labels = head.map((cell) => plainText(cell));
  // The tables of /cookies, which end with names. They have the same widths.
  const isInventory = rows.every((row) => row.at(-1)?.some(({ kind }) => kind === 'code'));
  const labelled = labels.length > 2;
  const widths = isInventory && labels.length > 2 ? COLUMNS : [];
  return (
    <div data-wide="" className="rounded border border-line bg-raised">
      <table
        className={classNames(
          TABLE,
          isInventory ? 'sm:table-fixed' : labels.length < 4 && 'md:text-base',
        )}
      >
        {labels.some((label) => label !== '') && (
          <thead className="border-b border-edge max-sm:hidden">
            <tr>
              {numbered(labels).map(({ item, key }, index) => (
                <th key={key} scope="col" className={classNames(HEAD, widths[index])}>
                  {item}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody className="max-sm:block">
          {numbered(rows).map(({ item: [first = [], ...others], key }) => (
            <tr
              key={key}
              className="border-line align-top not-first:border-t max-sm:grid max-sm:grid-cols-[minmax(0,1fr)] max-sm:gap-1 max-sm:px-3 max-sm:py-2.5"
            >
              <th
                scope="row"
                className="px-3 py-2 font-normal max-sm:p-0 max-sm:font-semibold sm:has-[code]:w-2/5"
              >
                <Inlines inlines={first} />
              </th>
              {numbered(others).map(({ item, key: column }, index) => {
                const isName = isInventory && index === others.length - 1;
                const label = labelled && !isName ? labels[index + 1] : undefined;
                return (
                  <td
                    key={column}
                    data-label={label}
                    className={classNames(
                      'px-3 py-2 max-sm:p-0',
                      isName && 'text-muted',
                      label !== undefined && LABELLED,
                    )}
                  >
                    <Cell words={item} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const TABLE = 'w-full border-collapse text-left text-sm max-sm:block';
const HEAD = 'px-3 py-2 font-semibold';
const COLUMNS = ['w-[30%]', 'w-1/6', 'w-1/6'];
const LABELLED =
  'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)] max-sm:not-has-[code]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-sm:gap-x-3 max-sm:before:text-muted max-sm:before:content-[attr(data-label)]';

const TICKED = /^✓ /;

function Cell({ words }: { words: Inline[] }) {
  const text = plainText(words);
  return TICKED.test(text) ? (
    <span className="flex items-center gap-2 font-semibold text-safe">
      <Tick /> {text.replace(TICKED, '')}
    </span>
  ) : (
    <span>
      <Inlines inlines={words} />
    </span>
  );
}
