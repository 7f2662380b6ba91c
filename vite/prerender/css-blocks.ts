/** A statement of a style sheet: `@import …;`, or a prelude with what stands in its braces. */
export interface CssBlock {
  prelude: string;
  /** Undefined for a statement that ends with a semicolon. */
  body: string | undefined;
}

const OPENING = new Set(['{', '(', '[']);
const CLOSING = new Set(['}', ')', ']']);

/** Where the string or comment that starts at `at` ends; `at` itself when none does. */
function skipOpaque(css: string, at: number): number {
  const char = css[at];
  if (char === '\\') return at + 1;
  if (char === '/' && css[at + 1] === '*') {
    const end = css.indexOf('*/', at + 2);
    return end < 0 ? css.length : end + 1;
  }
  if (char !== '"' && char !== "'") return at;
  let end = at + 1;
  while (end < css.length && css[end] !== char) end += css[end] === '\\' ? 2 : 1;
  return end;
}

/** The end of the braces that open at `open`. */
function endOfBody(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    const past = skipOpaque(css, at);
    if (past > at) at = past;
    else if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && --depth === 0) return at;
  }
  throw new Error('A brace of the style sheet is not closed.');
}

function preludeOf(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim();
}

/** The statements of a style sheet, one level deep, in their order. */
export function cssBlocks(css: string): CssBlock[] {
  const blocks: CssBlock[] = [];
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    const past = skipOpaque(css, at);
    if (past > at) {
      at = past;
      continue;
    }
    if (css[at] === ';') {
      blocks.push({ prelude: preludeOf(css.slice(start, at)), body: undefined });
      start = at + 1;
    } else if (css[at] === '{') {
      const end = endOfBody(css, at);
      blocks.push({ prelude: preludeOf(css.slice(start, at)), body: css.slice(at + 1, end) });
      start = end + 1;
      at = end;
    }
  }
  const rest = preludeOf(css.slice(start));
  return rest === '' ? blocks : [...blocks, { prelude: rest, body: undefined }];
}

/** A selector list taken apart at its own commas, not at those in brackets. */
export function splitSelectors(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    const char = list[at] ?? '';
    const past = skipOpaque(list, at);
    if (past > at) at = past;
    else if (OPENING.has(char)) depth += 1;
    else if (CLOSING.has(char)) depth -= 1;
    else if (char === ',' && depth === 0) {
      parts.push(list.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, list.slice(start).trim()];
}
