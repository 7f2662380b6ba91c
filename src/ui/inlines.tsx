import { Link } from 'react-router-dom';
import { numbered } from '#src/lib/numbered.ts';
import type { Inline } from '#src/lib/prose.ts';
import { Addresses } from './addresses.tsx';
import { classNames } from './class-names.ts';

/** The words of a paragraph, a heading or a cell. */
export function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return numbered(inlines).map(({ item, key }) => <OneInline key={key} inline={item} />);
}

function OneInline({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return <Addresses in={inline.text} />;
    case 'strong':
      return (
        <strong className="font-semibold">
          <Inlines inlines={inline.children} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inlines inlines={inline.children} />
        </em>
      );
    case 'code':
      return (
        <code
          translate="no"
          className={classNames(
            'rounded-sm bg-sunken px-0.5 font-mono text-[0.9em]',
            WHOLE.test(inline.text) && 'inline-block max-w-full',
          )}
        >
          <Addresses in={inline.text} />
        </code>
      );
    default:
      return <ProseLink href={inline.href} words={inline.children} />;
  }
}

/** A path, an elided name or a short key of the browser's storage. Moves to the next line rather than break. */
const WHOLE = /^\/\S+$|\.…$|^app\.\S{1,30}$/;

const LINK = 'text-tide underline decoration-1 underline-offset-4 hover:decoration-2';

/** A path of a page on this site, as opposed to a file, which the router doesn't handle. */
const PAGE = /^\/(?!.*\.\w+$)/;

function ProseLink({ href, words }: { href: string; words: readonly Inline[] }) {
  return PAGE.test(href) ? (
    <Link to={href} className={LINK}>
      <Inlines inlines={words} />
    </Link>
  ) : (
    <a href={href} className={LINK}>
      <Inlines inlines={words} />
    </a>
  );
}
