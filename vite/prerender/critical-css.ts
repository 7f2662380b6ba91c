import {
  Features,
  transform,
  type Selector,
  type SelectorComponent,
  type Visitor,
} from 'lightningcss';
import { unescapeText } from '../escape-text.ts';

/** Vite's default target, so that no rule is merged with one that some of these browsers drop. */
const TARGETS = {
  chrome: version(111),
  edge: version(111),
  firefox: version(114),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};
/** The build has compiled these already, and Lightning CSS would do so again. */
const COMPILED = Features.LightDark | Features.VendorPrefixes;
const READ = /var\(\s*(--[\w-]+)/g;
/** Lightning CSS repeats some prefixed declarations. */
const REPEATED = /([;{])([^;{}]+;)\2+/g;

/**
 * The part of a style sheet that a prerendered page needs. Drops rules for elements and classes that
 * the page doesn't have, and then the custom properties and key frames that nothing uses. Whatever an interaction
 * adds is styled by the whole sheet, which loads with the app.
 */
export function criticalCss(css: string, html: string): string {
  const present = presentIn(html);
  const matches = (selector: Selector) => mayMatch(selector, present);
  const matching = edit(css, {
    Rule: { style: (rule) => (rule.value.selectors.some(matches) ? undefined : []) },
    Selector: (selector) => (matches(selector) ? undefined : []),
  });
  return withoutUnused(matching).replaceAll(REPEATED, '$1$2');
}

/** Dropping a property may leave others unread, or key frames unnamed, so it repeats until nothing is. */
function withoutUnused(css: string): string {
  const read = new Set(Array.from(css.matchAll(READ), ([, name = '']) => name));
  const used = edit(css, {
    Rule: {
      property: ({ value }) => (read.has(value.name) ? undefined : []),
      keyframes: ({ value }) => (isNamed(value.name.value, css) ? undefined : []),
    },
    Declaration: {
      custom: ({ name }) => (name.startsWith('--') && !read.has(name) ? [] : undefined),
    },
  });
  return used === css ? css : withoutUnused(used);
}

/** The visitor only drops: returning what it visits fails, because Lightning CSS can't read its own `var()`. */
function edit(css: string, visitor: Visitor<never>): string {
  const { code } = transform({
    filename: 'critical.css',
    code: Buffer.from(css),
    minify: true,
    targets: TARGETS,
    exclude: COMPILED,
    visitor,
  });
  return Buffer.from(code).toString();
}

type PseudoClass = Extract<SelectorComponent, { type: 'pseudo-class' }>;

/** What selectors may match in the page. */
interface Present {
  classes: ReadonlySet<string>;
  types: ReadonlySet<string>;
  /** Pseudo-elements of fields that the page doesn't have. */
  missingParts: readonly RegExp[];
}

/** Pseudo-elements of fields, and the fields that have them. */
const PARTS: readonly (readonly [RegExp, RegExp])[] = [
  [/^-webkit-(?:date|calendar)/, /type="(?:date|time|datetime-local|month|week)"/],
  [/^-webkit-search/, /type="search"/],
  [/^-webkit-(?:inner|outer)-spin/, /type="number"/],
  [/^file-selector-button/, /type="file"/],
  [/^placeholder/, /\splaceholder="/],
];

function presentIn(html: string): Present {
  const missing = PARTS.filter(([, field]) => !field.test(html));
  const lists = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, list = '']) =>
    unescapeText(list),
  );
  const types = Array.from(html.matchAll(/<([a-z][\w-]*)/gi), ([, name = '']) => name);
  return {
    classes: new Set(lists.flatMap((list) => list.split(/\s+/))),
    types: new Set(['html', 'body', ...types.map((name) => name.toLowerCase())]),
    missingParts: missing.map(([part]) => part),
  };
}

/** All parts must be present, and one of the alternatives in `:is()` and `:where()`; negations aren't judged. */
function mayMatch(selector: Selector, present: Present): boolean {
  return selector.every((part) => {
    switch (part.type) {
      case 'class':
        return present.classes.has(part.name);
      case 'type':
        return present.types.has(part.name.toLowerCase());
      case 'pseudo-class':
        return mayMatchPseudoClass(part, present);
      case 'pseudo-element': {
        const name = part.kind === 'custom' ? part.name : part.kind;
        return !present.missingParts.some((missing) => missing.test(name));
      }
      default:
        return true;
    }
  });
}

function mayMatchPseudoClass(part: PseudoClass, present: Present): boolean {
  switch (part.kind) {
    // A shadow tree's host, never a document's.
    case 'host':
      return false;
    case 'is':
    case 'where':
      return part.selectors.some((selector) => mayMatch(selector, present));
    default:
      return true;
  }
}

/** Whether anything but their own definition names these key frames. */
function isNamed(name: string, css: string): boolean {
  return [...css.matchAll(new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g'))].length > 1;
}

function version(major: number, minor = 0): number {
  return (major << 16) | (minor << 8);
}
