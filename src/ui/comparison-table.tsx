import { ScrollRegion } from './scroll-region.tsx';

/** True and false become a sign with a word. */
type ComparisonCell = string | boolean;

interface ComparisonRow {
  label: string;
  cells: readonly ComparisonCell[];
}

interface ComparisonTableProps {
  caption: string;
  /** Over the column of labels. */
  corner: string;
  columns: readonly string[];
  rows: readonly ComparisonRow[];
  yes: string;
  no: string;
}

/** Scrolls sideways on a narrow screen, with the first column standing still. */
export function ComparisonTable({ caption, corner, columns, rows, yes, no }: ComparisonTableProps) {
  return (
    <ScrollRegion label={caption} className="rounded-lg">
      <table className="w-full min-w-[36rem] border-collapse text-left max-sm:table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={`${LABEL} font-semibold`}>
              {corner}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="w-1/5 px-4 py-3 font-semibold max-sm:w-auto">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label} className="border-b border-line last:border-0">
              <th scope="row" className={`${LABEL} font-normal text-muted`}>
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className="px-4 py-3 tabular-nums">
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

/** On a narrow screen it leaves room for a column and the beginning of the next. */
const LABEL = 'sticky left-0 bg-raised px-4 py-3 max-sm:w-30 max-sm:px-3 max-sm:text-sm';

function Answer({ given, yes, no }: { given: boolean; yes: string; no: string }) {
  return given ? (
    <span className="font-semibold text-safe">
      <span aria-hidden="true">✓</span> {yes}
    </span>
  ) : (
    <span className="text-muted">
      <span aria-hidden="true">–</span> {no}
    </span>
  );
}
