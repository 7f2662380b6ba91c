export interface PageParts {
  /** What React rendered; elements of the head come first. */
  markup: string;
  css: string;
  /** Elements of the head that are in the file alone. */
  extraHead: string;
  /** The boot script, and the addresses that it is told: the app's script first, then the page's. */
  boot: { code: string; app: readonly string[]; styles: string; now: boolean };
  /** Scripts and style sheets that the app will ask for at once. */
  preload: readonly string[];
}

const HOISTED = /^(?:<title>[^<]*<\/title>|<meta\b[^>]*>|<link\b[^>]*>)+/;

/** Takes the elements of the head, which React renders first, apart from the page. */
function splitMarkup(markup: string): { head: string; body: string } {
  const head = HOISTED.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length).replaceAll(LINK_MARK, '') };
}

/** React Router's mark on each link, for a mode that this site does not use: nobody reads it. */
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

export function composePage(template: string, parts: PageParts): string {
  const { head, body } = splitMarkup(parts.markup);
  const { code, app, styles, now } = parts.boot;
  const script = `<script data-app="${app.join(' ')}" data-styles="${styles}"${now ? ' data-now=""' : ''}>${code}</script>`;
  const preloads = parts.preload
    .map((file) =>
      file.endsWith('.css')
        ? // As Vite asks for the styles of a script.
          `<link rel="preload" as="style" crossorigin href="${file}">`
        : `<link rel="modulepreload" href="${file}">`,
    )
    .join('');
  return template
    .replace(
      '</head>',
      () => `${head}${parts.extraHead}<style>${parts.css}</style>${script}${preloads}</head>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered="">${body}</div>`);
}
