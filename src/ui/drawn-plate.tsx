import { numbered } from '#src/lib/numbered.ts';
import { classNames } from './class-names.ts';

/** A path of a plate's file, with its class if it has one. */
const PATH = /<path (?:class="([a-z]+)" )?d="([^"]+)"/g;

interface DrawnPlateProps {
  /** The text of a file in `plates`. */
  file: string;
  className?: string;
}

/** An engraving that draws itself, stroke by stroke. Decorative. */
export function DrawnPlate({ file, className }: DrawnPlateProps) {
  const paths = Array.from(file.matchAll(PATH), ([, part = 'line', d = '']) => ({ part, d }));
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className={classNames('plate', className)}>
      {numbered(paths).map(({ item: { part, d }, key }) => (
        <path key={key} d={d} pathLength="1" className={`plate-${part}`} />
      ))}
    </svg>
  );
}
