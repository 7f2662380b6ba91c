import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';

/** Attributes that React spells differently from HTML. */
const REACT_NAMES = {
  checked: 'defaultChecked',
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
};
/** Boolean attributes. */
const FLAGS = new Set(['checked', 'hidden']);

/**
 * A page built by us, as the source for other tools to rebuild it: the first match of `selector` as markup and as a
 * component, the title, description and inline styles without the display face, and the URL of the whole `sheet`.
 */
export function pageSource(file, selector) {
  const { document } = new JSDOM(readFileSync(file, 'utf8')).window;
  const content = document.querySelector(selector);
  return {
    title: document.title,
    description: document.querySelector('meta[name=description]').content,
    styles: unbuiltStyles(document.querySelector('style').textContent),
    sheet: document.querySelector('script[data-styles]').dataset.styles,
    markup: content.outerHTML,
    component: componentOf(treeOf(content)),
  };
}

const IN_BRACES = '((?:[^()]|\\([^()]*\\))*)';
/** The compiled form of `light-dark()` (vite/prerender/critical-css.ts). Other tools' builds remove its empty properties. */
const BOTH_SCHEMES = new RegExp(
  `var\\(--l(?:ightningcss-light)?,${IN_BRACES}\\)\\s*var\\(--(?:d|lightningcss-dark),${IN_BRACES}\\)`,
  'g',
);

/** Reverts parts of built styles that another tool's build can't handle, and drops the display font. */
export function unbuiltStyles(css) {
  return css
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
    .replaceAll(BOTH_SCHEMES, 'light-dark($1,$2)');
}

/** An element of a page as data, from which React can render it. */
function treeOf(node) {
  if (node.nodeName === '#text') return node.data;
  const attributes = [...node.attributes].map(({ name, value }) => [
    REACT_NAMES[name] ?? name,
    FLAGS.has(name) || value,
  ]);
  const children = [...node.childNodes].filter(({ nodeName }) => nodeName !== '#comment');
  return {
    tag: node.localName,
    attributes: Object.fromEntries(attributes),
    children: children.map(treeOf),
  };
}

/** The source of a module's `Page`. */
function componentOf(tree) {
  return `
import { createElement } from 'react';
const tree = ${JSON.stringify(tree)};
const element = (node) =>
  typeof node === 'string' ? node : createElement(node.tag, node.attributes, ...node.children.map(element));
export default function Page() {
  return element(tree);
}`;
}
