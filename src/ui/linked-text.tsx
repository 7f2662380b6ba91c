import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Words of a sentence that name a page of the site. */
export interface TextLink {
  words: string;
  to: string;
  /** The state of the history entry that it opens. */
  state?: unknown;
}

export const TEXT_LINK =
  'cursor-pointer font-semibold text-tide underline decoration-1 underline-offset-4 hover:decoration-2';

/** A sentence in which these words are links: each of them at most once, in the order in which the text has them. */
export function LinkedText({ text, links }: { text: string; links: readonly TextLink[] }) {
  const [first] = links
    .map((link) => ({ ...link, at: text.indexOf(link.words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  if (first === undefined) return text;
  return (
    <>
      {text.slice(0, first.at)}
      <Link to={first.to} state={first.state} className={TEXT_LINK}>
        {first.words}
      </Link>
      <LinkedText text={text.slice(first.at + first.words.length)} links={links} />
    </>
  );
}

/** For `ErrorMessage`, which gets its text as a string. */
export function withLinks(links: readonly TextLink[]): (text: string) => ReactNode {
  return (text) => <LinkedText text={text} links={links} />;
}
