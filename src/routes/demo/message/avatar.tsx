import { classNames } from '#src/ui/class-names.ts';

/** The first letter of a name; a silhouette for a number that isn’t a saved contact. */
export function Avatar({ name, className }: { name: string; className: string }) {
  const letter = /\p{L}/u.exec(name)?.[0]?.toUpperCase();
  return (
    <span
      aria-hidden="true"
      className={classNames('grid shrink-0 place-items-center font-semibold', className)}
    >
      {letter ?? (
        <svg viewBox="0 0 24 24" className="size-3/5 fill-current">
          <path d="M12 12a4 4 0 1 0 0-9 4 4 0 0 0 0 9ZM4 21c0-9 16-9 16 0Z" />
        </svg>
      )}
    </span>
  );
}
