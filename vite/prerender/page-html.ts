import { bootElement, type BootElement } from './boot-element.ts';

export interface PageParts {
  /** React's markup; elements of the head come first. */
  markup: string;
  /** Shown while the app can't be loaded, so it is outside the app's root. */
  notice: string;
  css: string;
  /** Elements of the head that only the file has. */
  extraHead: string;
  boot: BootElement;
  /** Scripts and style sheets that the app requests as soon as it starts. */
  preload: readonly string[];
}

const EMPTY_ROOT = '<div id="root"></div>';
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta\b[^>]*>|<link\b[^>]*>)+/;

/** Separates the elements of the head, which React renders first, from the page. */
function splitMarkup(markup: string): { head: string; body: string } {
  const head = HOISTED.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length).replaceAll(LINK_MARK, '') };
}

/** React Router's attribute on each link, for a mode that this site doesn't use. */
const LINK_MARK = ' data-discover="true"';

/** The built index.html on one line, without the app's own script and styles and without its title. */
export function bareTemplate(indexHtml: string): string {
  return indexHtml
    .replaceAll(/\s*<script\b[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link\b[^>]*rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
    .replaceAll(/>\s+</g, '><');
}

/**
 * The built index.html for a screen that renders in the browser only. The boot script imports the app, because the
 * policy allows no script that the page names itself.
 */
export function shellPage(
  indexHtml: string,
  { notice, boot, preload }: Pick<PageParts, 'notice' | 'boot' | 'preload'>,
): string {
  const head = ['<meta name="robots" content="noindex" />', bootElement(boot)].join('');
  return (
    indexHtml
      .replaceAll(/\s*<script\b[^>]*><\/script>/g, '')
      // Before the style sheet: the boot script waits for that, and what stands after the script for both.
      .replace(/<link\b[^>]*rel="stylesheet"/, (sheet) => preloadLinks(preload) + sheet)
      .replace('</head>', () => `${head}</head>`)
      .replace(EMPTY_ROOT, (root) => root + notice)
  );
}

export function composePage(template: string, parts: PageParts): string {
  const { head, body } = splitMarkup(parts.markup);
  const script = bootElement(parts.boot);
  return template
    .replace(
      '</head>',
      () =>
        `${head}${parts.extraHead}<style>${parts.css}</style>${script}${preloadLinks(parts.preload)}</head>`,
    )
    .replace(EMPTY_ROOT, () => `<div id="root" data-prerendered="">${body}</div>${parts.notice}`);
}

function preloadLinks(files: readonly string[]): string {
  return files
    .map((file) =>
      file.endsWith('.css')
        ? // As Vite asks for the styles of a script.
          `<link rel="preload" as="style" crossorigin href="${file}">`
        : `<link rel="modulepreload" href="${file}">`,
    )
    .join('');
}
