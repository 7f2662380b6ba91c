import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';

/** React's names of attributes that it does not take by HTML's. */
const REACT_NAMES = {
  checked: 'defaultChecked',
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
};
/** Attributes that say something by being there. */
const FLAGS = new Set(['checked', 'hidden']);

/**
 * A built page of ours, for other tools to make again: the elements that `selector` finds first, as markup and as a
 * component's source; title, description, the styles that stand in the page, without the display face, and the
 * address of the whole `sheet`.
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
/** What the build makes of `light-dark()`. Other tools' builds take its empty properties away. */
const BOTH_SCHEMES = new RegExp(
  `var\\(--lightningcss-light,${IN_BRACES}\\)\\s*var\\(--lightningcss-dark,${IN_BRACES}\\)`,
  'g',
);

/** Built styles, as far as another tool's build needs them otherwise; without the display face. */
export function unbuiltStyles(css) {
  return css
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
    .replaceAll(BOTH_SCHEMES, 'light-dark($1,$2)');
}

/** An element of a page as data, for React to make it again. */
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
