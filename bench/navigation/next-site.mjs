import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { fetchPackages } from '../lib/fetch-packages.mjs';

const PACKAGES = ['next@16.4.6', 'react@19.3.1', 'react-dom@19.3.1'];
const BUILD_MS = 300_000;
const STYLES = /data-styles="\/([^"]+)"/;

const CONFIG = "export default { output: 'export', trailingSlash: true };";

const layout = (paths) => `
import { createElement as element } from 'react';
import Link from 'next/link';
import './site.css';
export const metadata = { title: 'Next' };
export default function Layout({ children }) {
  const links = ${JSON.stringify(paths)}.map((href) => element(Link, { key: href, href }, href));
  return element('html', { lang: 'en' }, element('body', null, element('header', null, links), children));
}`;

const page = (tree) => `
import { createElement } from 'react';
const tree = ${JSON.stringify(tree)};
const element = (node) =>
  typeof node === 'string' ? node : createElement(node.tag, node.attributes, ...node.children.map(element));
export default function Page() {
  return element(tree);
}`;

/** React's names of attributes that it does not take by HTML's. */
const REACT_NAMES = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex' };

/** An element of a page as data, for React to make it again. */
function treeOf(node) {
  if (node.nodeName === '#text') return node.data;
  const attributes = [...node.attributes].map(({ name, value }) => [
    REACT_NAMES[name] ?? name,
    value,
  ]);
  const children = [...node.childNodes].filter(({ nodeName }) => nodeName !== '#comment');
  return {
    tag: node.localName,
    attributes: Object.fromEntries(attributes),
    children: children.map(treeOf),
  };
}

const mainOf = (html) => new JSDOM(html).window.document.querySelector('main');

/**
 * Builds pages of the same text and styles with Next, as a static export whose header links them to each other:
 * what stands between header and footer of these pages of ours (`site`, a built directory) is drawn on its server.
 * The directory of the export; undefined where Next can't be fetched or does not build.
 */
export async function buildNextSite(directory, site, paths) {
  if (!(await fetchPackages(directory, PACKAGES))) return undefined;
  const app = join(directory, 'app');
  await mkdir(app);
  const htmlOf = (path) => readFileSync(join(site, path, 'index.html'), 'utf8');
  const styles = STYLES.exec(htmlOf(paths[0]))[1];
  await writeFile(join(directory, 'next.config.mjs'), CONFIG);
  await writeFile(join(app, 'site.css'), readFileSync(join(site, styles)));
  await writeFile(join(app, 'layout.js'), layout(paths));
  for (const path of paths) {
    await mkdir(join(app, path));
    await writeFile(join(app, path, 'page.js'), page(treeOf(mainOf(htmlOf(path)))));
  }
  const { status } = spawnSync(join(directory, 'node_modules/.bin/next'), ['build'], {
    cwd: directory,
    stdio: 'ignore',
    timeout: BUILD_MS,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  return status === 0 ? join(directory, 'out') : undefined;
}
