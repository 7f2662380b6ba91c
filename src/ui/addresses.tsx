import { Fragment, type ReactNode } from 'react';
import { breakableParts, splitAtAddresses } from '#src/lib/line-breaks.ts';
import { numbered } from '#src/lib/numbered.ts';

interface AddressesProps {
  in: string;
  /** For the words of a label, whose name would have a space around each inline block. */
  isInline?: boolean;
}

/**
 * Text whose addresses break only at their parts, and only if they are too long for a line: around the host first, and
 * within one that is too long itself. No break is an invisible character, which would be copied.
 */
export function Addresses({ in: text, isInline = false }: AddressesProps) {
  return numbered(splitAtAddresses(text)).map(({ item, key }, index) => {
    if (index % 2 === 0) return item;
    const parts = breakableParts(item);
    const pieces = parts.flat();
    if (isInline || pieces.length === 1) return <Breakable key={key} pieces={pieces} />;
    return (
      <UnbrokenParts key={key}>
        {numbered(parts).map(({ item, key }) => (
          <span key={key} className={UNBROKEN}>
            <Breakable pieces={item} />
          </span>
        ))}
      </UnbrokenParts>
    );
  });
}

/** Breaks between its pieces, but not at the hyphens in them, where a host would read as two. */
export function Breakable({ pieces }: { pieces: readonly string[] }) {
  return numbered(pieces).map(({ item, key }, index) => (
    <Fragment key={key}>
      {index > 0 && <wbr />}
      {numbered(item.split(NO_BREAK)).map(({ item, key }, index) =>
        index % 2 === 0 ? (
          item
        ) : (
          <span key={key} className="whitespace-nowrap">
            {item}
          </span>
        ),
      )}
    </Fragment>
  ));
}

/** A sign after which browsers break, and the letter after it. */
const NO_BREAK = /([-?]\w|:\()/;

/** Wraps as a whole if it fits on one line. */
export const UNBROKEN = 'inline-block max-w-full';

/** The same for elements in an element: where words may break anywhere, WebKit takes it for narrower than they are. */
export function UnbrokenParts({ children }: { children: ReactNode }) {
  return <span className={`${UNBROKEN} wrap-break-word [&>span]:wrap-anywhere`}>{children}</span>;
}
