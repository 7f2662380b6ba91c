import {
  Features,
  transform,
  type Selector,
  type SelectorComponent,
  type Visitor,
} from 'lightningcss';
import type { StyleGroup } from '../../src/app/route.ts';
import { cssTargets } from '../supported-browsers.ts';
import { unescapeText } from '../escape-text.ts';

/** The build has already compiled these, and Lightning CSS would compile them again. */
const COMPILED = Features.LightDark | Features.VendorPrefixes;
const READ = /var\(\s*(--[\w-]+)/g;
/** A rule's own value for one of Tailwind's variables, and a use with a fallback. */
const TAILWIND_SET = /(--tw-[\w-]+):(?!initial[;}])/g;
const TAILWIND_USE = /var\((--tw-[\w-]+),((?:[^()]|\([^()]*\))*)\)/g;
/** Tailwind sets its variables' initial values twice: in registrations, and on every element if those are missing. */
const REGISTRATION = /@property --tw-[^{]*\{[^}]*\}/g;
const GUARDED_VALUES = /(@layer properties\{)@supports [^{]*\{((?:[^{}]*\{[^{}]*\})+)\}/;
/** Lightning CSS's variables for `light-dark()`, in every colour of the page. */
const SCHEME = /--lightningcss-([ld])\w+/g;
/** Lightning CSS repeats some prefixed declarations. */
const REPEATED = /([;{])([^;{}]+;)\2+/g;

/**
 * The inline style sheet of each group: the part of the complete sheet that any page in the group uses. With a single sheet
 * the landing page wouldn't fit the first flight; with one per page, every page would need its own policy, which few hosts
 * support (docs/decisions/0011).
 */
export function stylesByGroup(
  sheet: string,
  pages: readonly { styles: StyleGroup; markup: string }[],
): ReadonlyMap<StyleGroup, string> {
  const groups = new Set(pages.map(({ styles }) => styles));
  return new Map(
    [...groups].map((group) => {
      const members = pages.filter(({ styles }) => styles === group);
      return [group, criticalCss(sheet, members.map(({ markup }) => markup).join(''))];
    }),
  );
}

/**
 * The part of a style sheet that a prerendered page needs. Drops rules for elements, classes and states that the page doesn't have,
 * then unused custom properties and keyframes. Anything that an interaction adds is styled by the complete sheet, which
 * loads with the app.
 */
export function criticalCss(css: string, html: string): string {
  const present = presentIn(html);
  const matches = (selector: Selector) => mayMatch(selector, present);
  const matching = edit(css, {
    Rule: {
      style: (rule) => (rule.value.selectors.some(matches) ? undefined : []),
      // For older browsers, which get them from the complete sheet.
      supports: ({ value }) => (value.condition.type === 'not' ? [] : undefined),
    },
    Selector: (selector) => (matches(selector) ? undefined : []),
  });
  return withoutRegistrations(withoutUnused(withFallbacks(matching)))
    .replaceAll(REPEATED, '$1$2')
    .replaceAll(SCHEME, '--$1');
}

/** Replaces Tailwind's variables by their fallbacks if no class of the page sets them. Figures alone have five. */
function withFallbacks(css: string): string {
  const set = new Set(Array.from(css.matchAll(TAILWIND_SET), ([, name = '']) => name));
  return css.replaceAll(TAILWIND_USE, (use, name: string, fallback: string) =>
    set.has(name) ? use : fallback,
  );
}

function withoutRegistrations(css: string): string {
  if (!GUARDED_VALUES.test(css)) return css;
  return css.replaceAll(REGISTRATION, '').replace(GUARDED_VALUES, '$1$2');
}

/** Repeats until nothing changes, because dropping a property may leave others, or keyframes, unused. */
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

/** The visitor may only drop nodes: returning one fails, because Lightning CSS can't parse its own `var()`. */
function edit(css: string, visitor: Visitor<never>): string {
  const { code } = transform({
    filename: 'critical.css',
    code: Buffer.from(css),
    minify: true,
    // So that no rule is merged with one that a supported browser would drop.
    targets: cssTargets,
    exclude: COMPILED,
    visitor,
  });
  return Buffer.from(code).toString();
}

type PseudoClass = Extract<SelectorComponent, { type: 'pseudo-class' }>;

/** What selectors can match in the page. */
interface Present {
  classes: ReadonlySet<string>;
  types: ReadonlySet<string>;
  /** Names of states, such as `aria-invalid`. */
  states: ReadonlySet<string>;
  /** Pseudo-elements of elements that the page doesn't have. */
  missingParts: readonly RegExp[];
}

/** Pseudo-elements, and the elements that have them. */
const PARTS: readonly (readonly [RegExp, RegExp])[] = [
  [/^-webkit-(?:date|calendar)/, /type="(?:date|time|datetime-local|month|week)"/],
  [/^-webkit-search/, /type="search"/],
  [/^-webkit-(?:inner|outer)-spin/, /type="number"/],
  [/^file-selector-button/, /type="file"/],
  [/^placeholder/, /\splaceholder="/],
  [/^backdrop/, /<dialog/],
];

function presentIn(html: string): Present {
  const missing = PARTS.filter(([, field]) => !field.test(html));
  const lists = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, list = '']) =>
    unescapeText(list),
  );
  const types = Array.from(html.matchAll(/<([a-z][\w-]*)/gi), ([, name = '']) => name);
  return {
    classes: new Set(lists.flatMap((list) => list.split(/\s+/))),
    states: new Set(Array.from(html.matchAll(/\s(aria-[a-z]+)=/g), ([, name = '']) => name)),
    types: new Set(['html', 'body', ...types.map((name) => name.toLowerCase())]),
    missingParts: missing.map(([part]) => part),
  };
}

/** Whether all parts of a selector are present, or one alternative of `:has()`, `:is()` and `:where()`. Ignores negations. */
function mayMatch(selector: Selector, present: Present): boolean {
  return selector.every((part) => {
    switch (part.type) {
      case 'class':
        return present.classes.has(part.name);
      case 'type':
        return present.types.has(part.name.toLowerCase());
      // Scripts in the head set other attributes.
      case 'attribute':
        return !part.name.startsWith('aria-') || present.states.has(part.name);
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
    // Only matches in a shadow tree.
    case 'host':
      return false;
    case 'has':
    case 'is':
    case 'where':
      return part.selectors.some((selector) => mayMatch(selector, present));
    default:
      return true;
  }
}

/** Whether anything but their own definition refers to these keyframes. */
function isNamed(name: string, css: string): boolean {
  return [...css.matchAll(new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g'))].length > 1;
}
