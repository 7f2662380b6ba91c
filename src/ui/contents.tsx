interface ContentsProps {
  label: string;
  headings: readonly { id: string; words: string }[];
}

/** A table of contents; beside the text on wide screens. */
export function Contents({ label, headings }: ContentsProps) {
  return (
    <nav aria-label={label} className="not-printed">
      <div className="border-s-2 border-line ps-4 text-sm">
        <p className="mb-1 font-semibold">{label}</p>
        <ul
          className={
            headings.length > 5 ? 'max-md:columns-[9rem] md:max-lg:columns-[14rem]' : undefined
          }
        >
          {headings.map(({ id, words }) => (
            <li key={id} className="break-inside-avoid">
              <a
                href={`#${id}`}
                className="inline-block py-1.5 leading-5 text-muted hover:text-text hover:underline"
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
