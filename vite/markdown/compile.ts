import { marked, type MarkedToken, type Token, type Tokens } from 'marked';
import {
  plainText,
  type Block,
  type Inline,
  type Picture,
  type Prose,
} from '../../src/lib/prose.ts';

/**
 * Compiles Markdown to typed blocks, never to HTML. An image between blocks, `![caption](name)`, is one of the page's own
 * pictures. Drops notes to editors (`[note]: # '…'`). Throws an Error that quotes anything unsupported: HTML, image files,
 * and headings of any level but 2 and 3.
 */
export function compileMarkdown(source: string): Prose {
  return marked
    .lexer(source)
    .filter(isShown)
    .map((token) => picture(token) ?? anyBlock(token));
}

function blocks(tokens: readonly Token[] = []): Block[] {
  return tokens.filter(isShown).map(anyBlock);
}

function isShown(token: Token): boolean {
  return token.type !== 'space' && !isNote(token);
}

function anyBlock(token: Token): Block {
  return isMarked(token) ? block(token) : refuse(token);
}

const PICTURE_NAME = /^[a-z]+(-[a-z]+)*$/;

function picture(token: Token): Picture | null {
  const [image, ...others] = token.type === 'paragraph' ? (token.tokens ?? []) : [];
  if (image === undefined || others.length > 0 || !isMarked(image) || image.type !== 'image')
    return null;
  if (!PICTURE_NAME.test(image.href) || image.text === '') refuse(image);
  return { kind: 'picture', name: image.href, caption: typographic(image.text) };
}

function block(token: MarkedToken): Block {
  switch (token.type) {
    case 'heading':
      return heading(token);
    case 'paragraph':
    case 'text':
      return { kind: 'paragraph', children: inlines(token.tokens) };
    case 'blockquote':
      return { kind: 'note', blocks: blocks(token.tokens) };
    case 'list':
      return {
        kind: 'list',
        ordered: token.ordered,
        items: token.items.map(({ tokens }) => blocks(tokens)),
      };
    case 'code':
      return { kind: 'code', text: token.text };
    case 'table':
      return {
        kind: 'table',
        head: token.header.map(({ tokens }) => inlines(tokens)),
        rows: token.rows.map((row) => row.map(({ tokens }) => inlines(tokens))),
      };
    default:
      return refuse(token);
  }
}

function isNote(token: Token): boolean {
  return token.type === 'def' && token.tag === 'note';
}

function heading({ depth, tokens, raw }: Tokens.Heading): Block {
  const children = inlines(tokens);
  if (depth !== 2 && depth !== 3)
    throw new Error(`Markdown: headings must have level 2 or 3: ${raw}`);
  return { kind: 'heading', level: depth, id: slug(plainText(children)), children };
}

function inlines(tokens: readonly Token[] = []): Inline[] {
  return tokens.map((token) => (isMarked(token) ? inline(token) : refuse(token)));
}

function inline(token: MarkedToken): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
      return { kind: 'text', text: typographic(token.text) };
    case 'br':
      return { kind: 'text', text: ' ' };
    case 'strong':
    case 'em':
      return { kind: token.type, children: inlines(token.tokens) };
    case 'codespan':
      return { kind: 'code', text: token.text };
    case 'link':
      return { kind: 'link', href: token.href, children: inlines(token.tokens) };
    default:
      return refuse(token);
  }
}

/** Always true, because the lexer has no extensions. */
function isMarked(token: Token): token is MarkedToken {
  return !('extension' in token);
}

function refuse(token: Token): never {
  throw new Error(`Markdown: "${token.type}" isn't supported: ${token.raw}`);
}

/** Replaces straight quotation marks with typographic ones. */
function typographic(text: string): string {
  return text
    .replace(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’');
}

/** A heading's id, derived from its text. Starts with a letter. */
function slug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '');
}
