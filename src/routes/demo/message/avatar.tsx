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
          <path d="M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm0 2c-4.4 0-8 2.4-8 5.4V21h16v-1.6c0-3-3.6-5.4-8-5.4Z" />
        </svg>
      )}
    </span>
  );
}
