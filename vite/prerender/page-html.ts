import { bootElement, type BootElement } from './boot-element.ts';

export interface PageParts {
  /** React's markup, with elements for the head first. */
  markup: string;
  /** Shown if the app can't be loaded, and therefore outside its root. */
  notice: string;
  css: string;
  /** Elements for the head that React doesn't render. */
  extraHead: string;
  /** Null for a page that needs no script. */
  boot: BootElement | null;
  /** Scripts and style sheets that the app requests as soon as it starts. */
  preload: readonly string[];
}

const EMPTY_ROOT = '<div id="root"></div>';
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta\b[^>]*>|<link\b[^>]*>)+/;

/** Separates the elements for the head, which React renders first, from the body. */
function splitMarkup(markup: string): { head: string; body: string } {
  const head = HOISTED.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length).replaceAll(LINK_MARK, '') };
}

/** An attribute that React Router adds to links for a mode that this site doesn't use. */
const LINK_MARK = ' data-discover="true"';

/** The built index.html on one line, without the app's script, styles and title. */
export function bareTemplate(indexHtml: string): string {
  return indexHtml
    .replaceAll(/\s*<script\b[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link\b[^>]*rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(' />', '>');
}

/**
 * The built index.html for a screen that renders only in the browser. The boot script loads the app, because the policy
 * allows no script elements in the markup.
 */
export function shellPage(
  indexHtml: string,
  {
    faces,
    notice,
    extraHead,
    boot,
    preload,
  }: Omit<PageParts, 'markup' | 'css' | 'boot'> & {
    /** The style sheet of the font faces. */
    faces: string;
    boot: BootElement;
  },
): string {
  const head = ['<meta name="robots" content="noindex" />', bootElement(boot)].join('');
  return (
    indexHtml
      .replaceAll(/\s*<script\b[^>]*><\/script>/g, '')
      // Before the style sheet, because it delays the boot script, and both would delay anything after them.
      .replace(
        /<link\b[^>]*rel="stylesheet"/,
        (sheet) =>
          `${preloadLinks(preload)}${extraHead}<link rel="stylesheet" crossorigin href="${faces}">${sheet}`,
      )
      .replace('</head>', () => `${head}</head>`)
      .replace(EMPTY_ROOT, (root) => root + notice)
  );
}

export function composePage(template: string, parts: PageParts): string {
  const { head, body } = splitMarkup(parts.markup);
  const { boot } = parts;
  const script = boot === null ? '' : bootElement(boot);
  const sheet = boot?.page.startsImmediately === true ? sheetLink(boot.page.styles) : '';
  return template
    .replace(
      '</head>',
      () =>
        `${head}${sheet}${preloadLinks(parts.preload)}${parts.extraHead}<style>${parts.css}</style>${script}</head>`,
    )
    .replace(EMPTY_ROOT, () => `<div id="root" data-prerendered="">${body}</div>${parts.notice}`);
}

/** `crossorigin`, because the app calls services without credentials, for which browsers use other connections. */
export function connectLinks(origins: readonly string[]): string {
  return origins.map((origin) => `<link rel="preconnect" crossorigin href="${origin}">`).join('');
}

/**
 * The boot script requests the complete style sheet when the scripts have already been requested. Before them, it arrives
 * first, and is applied while the browser waits for the scripts.
 */
function sheetLink(styles: string): string {
  return `<link rel="preload" as="style" href="${styles}">`;
}

/**
 * For the start of a page's head: under `'strict-dynamic'`, Chromium's preload scanner may fetch no script, so these wait for
 * the parser.
 */
function preloadLinks(files: readonly string[]): string {
  return files
    .map((file) =>
      file.endsWith('.css')
        ? // `crossorigin`, because Vite requests a script's styles with it.
          `<link rel="preload" as="style" crossorigin href="${file}">`
        : `<link rel="modulepreload" href="${file}">`,
    )
    .join('');
}
