/** A long text as data: what the Markdown of src/content becomes at build. */
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

export type Prose = readonly Block[];

/** The words of a heading, for a table of contents. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => ('children' in inline ? plainText(inline.children) : inline.text))
    .join('');
}
