import { cssBlocks, splitSelectors, type CssBlock } from './css-blocks.ts';

const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\p{ASCII}])+)/giu;
const TYPE = /(?:^|[\s>+~])([a-z][\w-]*)/gi;
const GROUP = /^@(?:layer|media|supports|container|scope|starting-style)\b/i;
const REGISTERED = /^@property\s+(--[\w-]+)/i;
const CUSTOM_PROPERTY = /^(--[\w-]+)\s*:/;
const READ = /var\(\s*(--[\w-]+)/g;
/** Lightning CSS writes the same prefixed declaration several times in a row. */
const SAID_AGAIN = /([;{])([^;{}]+;)\2+/g;
const FRAMES = /^@(?:-webkit-)?keyframes\s+([\w-]+)/i;

/**
 * The part of a style sheet that a page needs as it was built: rules that ask for an element or a
 * class which the page has not are left out, with the custom properties and key frames that then
 * nobody uses. What an interaction brings is styled by the whole sheet, which comes with the app.
 */
export function criticalCss(css: string, html: string): string {
  // A property that nobody reads may be all that names its key frames, and these may read others.
  const read = withoutUnread(keepRules(cssBlocks(css), presentIn(html)));
  const text = read.map(print).join('');
  return withoutUnread(read.filter((block) => isUsed(block, text)))
    .map(print)
    .join('')
    .replaceAll(SAID_AGAIN, '$1$2');
}

/** Leaving one property out may leave another unread that its value read. */
function withoutUnread(blocks: readonly CssBlock[]): readonly CssBlock[] {
  const text = blocks.map(print).join('');
  const read = new Set([...text.matchAll(READ)].map(([, name = '']) => name));
  const kept = keepRead(blocks, read);
  return kept.map(print).join('') === text ? kept : withoutUnread(kept);
}

function keepRead(blocks: readonly CssBlock[], read: ReadonlySet<string>): CssBlock[] {
  return blocks.flatMap((block) => {
    const { prelude, body } = block;
    const name = (body === undefined ? CUSTOM_PROPERTY : REGISTERED).exec(prelude)?.[1];
    if (name !== undefined && !read.has(name)) return [];
    if (body === undefined || !body.includes('--')) return [block];
    const inner = keepRead(cssBlocks(body), read).map(print).join('').replace(/;$/, '');
    return inner === '' && body !== '' && !prelude.startsWith('@layer')
      ? []
      : [{ prelude, body: inner }];
  });
}

/** What selectors may ask for, and find in the page. */
interface Present {
  classes: ReadonlySet<string>;
  types: ReadonlySet<string>;
  /** Parts of fields that no field of the page has. */
  missingParts: readonly RegExp[];
}

/** Parts of fields, and the fields that have them. */
const PARTS: readonly (readonly [RegExp, RegExp])[] = [
  [/::-webkit-(?:date|calendar)/, /type="(?:date|time|datetime-local|month|week)"/],
  [/::-webkit-search/, /type="search"/],
  [/::-webkit-(?:inner|outer)-spin/, /type="number"/],
  [/::file-selector-button/, /type="file"/],
  [/::placeholder/, /\splaceholder="/],
];

function presentIn(html: string): Present {
  const missing = PARTS.filter(([, field]) => !field.test(html));
  return {
    classes: classesOf(html),
    types: typesOf(html),
    missingParts: missing.map(([part]) => part),
  };
}

function typesOf(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase());
  return new Set(['html', 'body', ...names]);
}

function classesOf(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list);
  return new Set(lists.flatMap((list) => decode(list).split(/\s+/)).filter(Boolean));
}

function decode(attribute: string): string {
  return attribute
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

function keepRules(blocks: readonly CssBlock[], present: Present): CssBlock[] {
  return blocks.flatMap((block) => {
    const { prelude, body } = block;
    if (body === undefined) return prelude.startsWith('@charset') ? [] : [block];
    if (GROUP.test(prelude)) {
      const inner = keepRules(cssBlocks(body), present).map(print).join('');
      return inner === '' && !prelude.startsWith('@layer') ? [] : [{ prelude, body: inner }];
    }
    if (prelude.startsWith('@')) return [block];
    const selectors = splitSelectors(prelude).filter((selector) => mayMatch(selector, present));
    return selectors.length === 0 ? [] : [{ prelude: selectors.join(','), body }];
  });
}

/** What stands in brackets may be alternatives or refusals: only those outside must all be there. */
function mayMatch(selector: string, { classes, types, missingParts }: Present): boolean {
  // The host of a shadow tree, which a document is not.
  if (selector.startsWith(':host')) return false;
  if (missingParts.some((part) => part.test(selector))) return false;
  const asked = withoutBrackets(selector);
  return (
    [...asked.matchAll(CLASS)].every(([, name = '']) => classes.has(unescape(name))) &&
    [...asked.replaceAll(CLASS, '').matchAll(TYPE)].every(([, name = '']) =>
      types.has(name.toLowerCase()),
    )
  );
}

function withoutBrackets(selector: string): string {
  let depth = 0;
  let kept = '';
  for (let at = 0; at < selector.length; at += 1) {
    const char = selector[at] ?? '';
    if (char === '\\') {
      if (depth === 0) kept += char + (selector[at + 1] ?? '');
      at += 1;
    } else if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (depth === 0) kept += char;
  }
  return kept;
}

function unescape(name: string): string {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, hex?: string, char?: string) =>
    hex === undefined ? (char ?? '') : String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}

function isUsed({ prelude }: CssBlock, text: string): boolean {
  const frames = FRAMES.exec(prelude)?.[1];
  return frames === undefined || mentions(text, frames, 2);
}

/** Whether a name stands in the text at least so often, its own definition included. */
function mentions(text: string, name: string, times: number): boolean {
  return [...text.matchAll(new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g'))].length >= times;
}

function print({ prelude, body }: CssBlock): string {
  return body === undefined ? `${prelude};` : `${prelude}{${body}}`;
}
