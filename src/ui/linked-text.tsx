import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { numbered } from '#src/lib/numbered.ts';

export interface LinkTarget {
  to: string;
  className?: string;
  /** The state of the history entry that it opens. */
  state?: unknown;
}

/** What a tag of a text renders: its words as a link, what a function makes of them, or an element in its place. */
export type Tag = LinkTarget | ReactElement | ((words: string) => ReactNode);

/** The names of a text's tags, if its type says what it contains. */
type TagName<Text extends string> = Text extends `${string}<${infer Name}>${infer Rest}`
  ? | (Name extends `/${string}` ? never : Name extends `${infer Empty}/` ? Empty : Name)
    | TagName<Rest>
  : never;

interface LinkedTextProps<Text extends string> {
  text: Text;
  tags: Readonly<Record<TagName<Text>, Tag>>;
}

export const TEXT_LINK =
  'cursor-pointer font-semibold text-tide underline decoration-1 underline-offset-4 hover:decoration-2';

/** In small print. */
export const QUIET_LINK = 'text-tide underline underline-offset-4';

export function strong(className: string) {
  return (words: string) => <strong className={className}>{words}</strong>;
}

export function span(className: string) {
  return (words: string) => <span className={className}>{words}</span>;
}

/** In an element of its own, so that it's found as a text of its own. */
export function apart(words: string): ReactNode {
  return <span>{words}</span>;
}

export const bold = strong('font-semibold');
/** Only for screen readers. */
export const spoken = span('sr-only');

/** `<name>words</name>`, or `<name/>` for a value that has an element of its own. */
const TAGGED = /(<[\w-]+(?:\/>|>[^<]*<\/[\w-]+>))/;
const PARTS = /^<(?<name>[\w-]+)(?:\/|>(?<words>[^<]*)<.*)>$/;

/** A sentence with tags, such as `Read <privacy>our privacy policy</privacy> first.`. They don't nest. */
export function LinkedText<const Text extends string>({ text, tags }: LinkedTextProps<Text>) {
  return renderTags(text, tags);
}

/** For a text whose type doesn't say what it contains. The words of a tag without an entry are plain. */
export function renderTags(text: string, tags: Readonly<Record<string, Tag>> = {}): ReactNode {
  return numbered(text.split(TAGGED)).map(({ item, key }) => {
    const { name, words = '' } = PARTS.exec(item)?.groups ?? {};
    if (name === undefined) return item;
    // A provider's text may contain anything, even the name of what every object inherits.
    const tag = Object.hasOwn(tags, name) ? tags[name] : undefined;
    return <Tagged key={key} words={words} tag={tag} />;
  });
}

function Tagged({ words, tag }: { words: string; tag: Tag | undefined }) {
  if (tag === undefined) return words;
  if (isValidElement(tag)) return tag;
  if (typeof tag === 'function') return tag(words);
  return (
    <Link to={tag.to} state={tag.state} className={tag.className ?? TEXT_LINK}>
      {words}
    </Link>
  );
}
