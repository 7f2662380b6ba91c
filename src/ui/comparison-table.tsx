import { ScrollRegion } from './scroll-region.tsx';
import { Tick } from './tick.tsx';

/** True and false are shown as a symbol with a text alternative. */
type ComparisonCell = string | boolean;

interface ComparisonRow {
  label: string;
  cells: readonly ComparisonCell[];
}

interface ComparisonTableProps {
  caption: string;
  /** The heading of the column of labels. */
  corner: string;
  columns: readonly string[];
  rows: readonly ComparisonRow[];
  yes: string;
  no: string;
}

/** On a narrow screen each row's label is above its cells, and the column headings stay in view. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { caption, corner, columns, rows, yes, no } = props;
  return (
    <ScrollRegion label={caption} className="rounded-lg max-sm:overflow-visible">
      <table className="w-full border-collapse max-sm:block max-sm:text-sm sm:min-w-[36rem]">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sticky max-sm:top-0 max-sm:block max-sm:rounded-t-lg max-sm:bg-raised">
          <tr className={`border-b border-edge ${ROW}`}>
            <th scope="col" className={`${LABEL} font-semibold max-sm:hidden`}>
              {corner}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className={`${CELL} w-1/5 font-semibold`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(({ label, cells }) => (
            <tr key={label} className={`border-b border-line last:border-0 ${ROW}`}>
              <th scope="row" className={`${LABEL} font-normal text-muted`}>
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className={CELL}>
                  {typeof cell === 'string' ? cell : <Answer given={cell} yes={yes} no={no} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const ROW = 'max-sm:grid max-sm:grid-cols-3';
const CELL =
  'px-4 py-3 align-top tabular-nums max-sm:w-auto max-sm:px-1.5 max-sm:py-2 max-sm:text-[min(0.875rem,4vw)]';
const LABEL =
  'sticky start-0 bg-raised px-4 py-3 align-top max-sm:static max-sm:col-span-full max-sm:bg-transparent max-sm:px-1.5 max-sm:pt-3 max-sm:pb-0';

function Answer({ given, yes, no }: { given: boolean; yes: string; no: string }) {
  return given ? (
    <>
      <Tick className="inline" /> <span className="sr-only">{yes}</span>
    </>
  ) : (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>{' '}
      <span className="sr-only">{no}</span>
    </>
  );
}
