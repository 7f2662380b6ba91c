import { classNames } from './class-names.ts';
import { Tick } from './tick.tsx';

/** A list with a tick before each item. */
export function TickedList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classNames('grid content-start gap-2', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Tick className="mt-1.5" />
          {item}
        </li>
      ))}
    </ul>
  );
}
