import { posix } from 'node:path';

/** Media types of a built site's files, by extension. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  woff2: 'font/woff2',
  xml: 'text/xml',
};

export const UNKNOWN_TYPE = 'application/octet-stream';

/** Extensions of UTF-8 text, which hosts compress. */
export const TEXTUAL: readonly string[] = ['css', 'html', 'js', 'json', 'svg', 'txt', 'xml'];

/** The value of Content-Type for a file. */
export function contentTypeOf(file: string): string {
  const extension = posix.extname(file).slice(1);
  const type = CONTENT_TYPES[extension] ?? UNKNOWN_TYPE;
  return TEXTUAL.includes(extension) ? `${type}; charset=utf-8` : type;
}
