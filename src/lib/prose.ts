/** A long text as data, compiled from the Markdown in src/content. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: Inline[] };

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'note'; blocks: Block[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

/** A picture from the page's own set, with the caption under it. */
export interface Picture {
  kind: 'picture';
  name: string;
  caption: string;
}

export type Prose = readonly (Block | Picture)[];

/** An entry in a table of contents. */
export interface Section {
  id: string;
  words: string;
}

/** The text without its markup. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => ('children' in inline ? plainText(inline.children) : inline.text))
    .join('');
}

/** The sections of a text: its level-2 headings. */
export function outlineOf(text: Prose): Section[] {
  return text.flatMap((block) =>
    block.kind === 'heading' && block.level === 2
      ? [{ id: block.id, words: plainText(block.children) }]
      : [],
  );
}
