export interface AccordionItem {
  /** The target of hash links, which open the item (src/lib/open-hash-target.ts). */
  id: string;
  question: string;
  answer: string;
}

/** Each item opens independently, with or without JavaScript. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className="border-t border-line">
      {items.map(({ id, question, answer }) => (
        <details key={id} className="group border-b border-line">
          <summary className="flex cursor-pointer items-start gap-4 py-4">
            <h3 className="flex-1 text-lg leading-snug font-semibold group-hover:text-tide">
              {question}
            </h3>
          </summary>
          <p id={id} className="max-w-prose scroll-mt-24 pe-8 pb-6 text-muted">
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}
