import type { TitledText } from '#src/content/types.ts';

interface TitledGridProps {
  items: readonly TitledText[];
  columns?: 2 | 3 | 4;
}

const COLUMNS = {
  2: 'sm:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

/** Short texts with titles in columns, with a rule above each. */
export function TitledGrid({ items, columns = 2 }: TitledGridProps) {
  return (
    <ul className={`grid gap-x-10 gap-y-8 ${COLUMNS[columns]}`}>
      {items.map(({ title, text }) => (
        <li key={title} className="grid content-start gap-1.5 border-t border-edge pt-4">
          <h3 className="text-lg leading-snug font-semibold">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
