const REACT = ['react@19.3.1', 'react-dom@19.3.1'];

/**
 * The same page as other tools build it (bench/lib/build-project.mjs), from its source (page-source.mjs): with each
 * tool's defaults, and with inline styles if it supports them.
 */
export const PROJECTS = {
  Astro: astro,
  Next: ({ title, description, styles, component }) =>
    next({
      styles,
      options: { experimental: { inlineCss: true } },
      metadata: { title, description },
      layout: 'children',
      pages: { '/': component },
    }),
  Gatsby: gatsby,
  Docusaurus: docusaurus,
};

/** Version 5 is the last that runs on Node 20. */
function astro({ title, description, styles, markup }) {
  return {
    packages: ['astro@5.18.2'],
    files: {
      'astro.config.mjs': "export default { build: { inlineStylesheets: 'always' } };",
      'src/site.css': styles,
      'src/page.html': markup,
      'src/pages/index.astro': `---
import '../site.css';
import page from '../page.html?raw';
---
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{${JSON.stringify(title)}}</title>
<meta name="description" content={${JSON.stringify(description)}}>
</head>
<body set:html={page}></body>
</html>`,
    },
    command: 'astro',
    out: 'dist',
  };
}

/**
 * Pages (the sources of their modules by path) as a static export; `options` are Next's own. `layout` is the source of
 * the body around `children`, which may use `element` to create elements and `Link`.
 */
export function next({ styles, options, metadata, layout, pages }) {
  const config = { output: 'export', trailingSlash: true, ...options };
  const files = Object.entries(pages).map(([path, source]) => [`app${path}/page.js`, source]);
  return {
    packages: ['next@16.4.6', ...REACT],
    files: {
      'next.config.mjs': `export default ${JSON.stringify(config)};`,
      'app/site.css': styles,
      'app/layout.js': `
import { createElement as element } from 'react';
import Link from 'next/link';
import './site.css';
export const metadata = ${JSON.stringify(metadata)};
export default function Layout({ children }) {
  return element('html', { lang: 'en' }, element('body', null, ${layout}));
}`,
      ...Object.fromEntries(files),
    },
    command: 'next',
    out: 'out',
  };
}

/** Gatsby resolves this version of ajv from the project's root. */
function gatsby({ title, description, styles, component }) {
  return {
    packages: ['gatsby@5.16.1', 'react@18.3.1', 'react-dom@18.3.1', 'ajv@8'],
    files: {
      'gatsby-browser.js': "import './src/site.css';",
      'src/site.css': styles,
      'src/page.js': component,
      'src/pages/index.js': `
import { createElement as element } from 'react';
export { default } from '../page.js';
export const Head = () => [
  element('title', { key: 'title' }, ${JSON.stringify(title)}),
  element('meta', { key: 'description', name: 'description', content: ${JSON.stringify(description)} }),
];`,
    },
    command: 'gatsby',
    out: 'public',
  };
}

function docusaurus({ title, description, styles, component }) {
  const theme = { customCss: './src/site.css' };
  const config = {
    title,
    url: 'http://127.0.0.1',
    baseUrl: '/',
    presets: [['@docusaurus/preset-classic', { docs: false, blog: false, theme }]],
  };
  return {
    packages: ['@docusaurus/core@3.10.2', '@docusaurus/preset-classic@3.10.2', ...REACT],
    files: {
      'docusaurus.config.mjs': `export default ${JSON.stringify(config)};`,
      'src/site.css': styles,
      'src/page.js': component,
      'src/pages/index.js': `
import { createElement as element, Fragment } from 'react';
import Head from '@docusaurus/Head';
import Page from '../page.js';
const description = ${JSON.stringify(description)};
export default function Landing() {
  const head = element(Head, null, element('meta', { name: 'description', content: description }));
  return element(Fragment, null, head, element(Page));
}`,
    },
    command: 'docusaurus',
    out: 'build',
  };
}
