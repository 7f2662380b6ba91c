import { classNames } from '#src/ui/class-names.ts';
import { Silhouette } from '#src/ui/specimen.tsx';

/** The first letter of a name, without a leading “The”; a silhouette for a number that isn’t a saved contact. */
export function Avatar({ name, className }: { name: string; className: string }) {
  const letter = /\p{L}/u.exec(name.replace(/^The /, ''))?.[0]?.toUpperCase();
  return (
    <span
      aria-hidden="true"
      translate="no"
      className={classNames('grid shrink-0 place-items-center font-semibold', className)}
    >
      {letter ?? <Silhouette />}
    </span>
  );
}
