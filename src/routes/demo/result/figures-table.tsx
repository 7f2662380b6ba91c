import type { ReactNode } from 'react';
import { CELL, HEAD, NUMBER } from './table-style.ts';

interface FiguresTableProps {
  /** The id of the heading that names it. */
  heading: string;
  head: readonly [label: string, first: string, second: string];
  rows: readonly Row[];
}

export interface Row {
  key: string | number;
  label: ReactNode;
  figures: readonly [first: ReactNode, second: ReactNode];
}

/** Two figures for each row. Words break only where large text leaves no room for three columns. */
export function FiguresTable({ heading, head: [label, ...columns], rows }: FiguresTableProps) {
  return (
    <div className="@container">
      <table
        aria-labelledby={heading}
        className="w-full text-sm @max-[12rem]:table-fixed @max-[12rem]:wrap-anywhere"
      >
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} max-sm:w-full`}>
              {label}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={`${HEAD} ${NUMBER}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, figures: [first, second] }) => (
            <tr key={key}>
              <th scope="row" className={`${CELL} font-normal`}>
                {label}
              </th>
              <td className={`${CELL} ${NUMBER}`}>{first}</td>
              <td className={`${CELL} ${NUMBER}`}>{second}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
