import { numbered } from '#src/lib/numbered.ts';
import { plainText, type Inline } from '#src/lib/prose.ts';
import { classNames } from './class-names.ts';
import { Inlines } from './inlines.tsx';
import { Tick } from './tick.tsx';

interface ProseTableProps {
  head: Inline[][];
  rows: Inline[][][];
}

/**
 * On a narrow screen the header is hidden and each row is stacked under its first cell; in a table of more than two
 * columns the other cells repeat their header. A last column of technical names, as in the tables of /cookies, repeats none,
 * and is muted; such tables have the same column widths.
 */
export function ProseTable({ head, rows }: ProseTableProps) {
  const labels = head.map((cell) => plainText(cell));
  const endsWithNames = rows.every((row) => row.at(-1)?.some(({ kind }) => kind === 'code'));
  const isLabelled = labels.length > 2;
  const widths = endsWithNames && isLabelled ? COLUMNS : [];
  const layout = endsWithNames ? 'sm:table-fixed' : labels.length < 4 && 'md:text-base';
  return (
    <div data-wide="" className="rounded border border-line bg-raised">
      <table className={classNames(TABLE, layout)}>
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
          {numbered(rows).map(({ item, key }) => (
            <Row
              key={key}
              cells={item}
              labels={isLabelled ? labels : []}
              endsWithName={endsWithNames}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  cells: Inline[][];
  /** The columns' headers, if each cell repeats its own on a narrow screen. */
  labels: readonly string[];
  endsWithName: boolean;
}

function Row({ cells, labels, endsWithName }: RowProps) {
  const [first = [], ...others] = cells;
  return (
    <tr className="border-line align-top not-first:border-t max-sm:grid max-sm:grid-cols-[minmax(0,1fr)] max-sm:gap-1 max-sm:px-3 max-sm:py-2.5">
      <th
        scope="row"
        className="px-3 py-2 font-normal max-sm:p-0 max-sm:font-semibold sm:has-[code]:w-2/5"
      >
        <Inlines inlines={first} />
      </th>
      {numbered(others).map(({ item, key }, index) => {
        const isName = endsWithName && index === others.length - 1;
        const label = isName ? undefined : labels[index + 1];
        return (
          <td
            key={key}
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
  );
}

const TABLE = 'w-full border-collapse text-sm max-sm:block';
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
