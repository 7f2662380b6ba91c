interface QuoteProps {
  /** With its quotation marks. */
  quote: string;
  author: string;
  role: string;
  /** The author's initials, shown instead of a portrait. */
  initials: string;
}

export function Quote({ quote, author, role, initials }: QuoteProps) {
  return (
    <figure className="row-span-2 grid grid-rows-subgrid gap-5 border-t-2 border-text pt-5">
      <blockquote className="text-lg leading-relaxed text-pretty">
        <p>{quote}</p>
      </blockquote>
      <figcaption className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full bg-tide-wash text-sm font-bold text-tide"
        >
          {initials}
        </span>
        <span className="text-sm leading-snug">
          <span className="block font-semibold">{author}</span>
          <span className="text-muted">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
