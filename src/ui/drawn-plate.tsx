import { numbered } from '#src/lib/numbered.ts';
import { classNames } from './class-names.ts';
import { platePaths } from './plate-paths.ts';

interface DrawnPlateProps {
  /** The text of a file in `plates`. */
  file: string;
  className?: string;
}

/** An engraving that draws itself, stroke by stroke. Decorative. */
export function DrawnPlate({ file, className }: DrawnPlateProps) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className={classNames('plate', className)}>
      {numbered(platePaths(file)).map(({ item: { part, d }, key }) => (
        <path key={key} d={d} pathLength="1" className={`plate-${part}`} />
      ))}
    </svg>
  );
}
