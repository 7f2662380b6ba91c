/**
 * The floor of a built page: the same HTML with its inlined styles and no script. Data blocks (JSON-LD) stay, because
 * browsers don't run them.
 */
export function floorOf(html) {
  return html
    .replaceAll(/<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="(?:modulepreload|preload)"[^>]*>/g, '');
}

/** The page, changed to start the app on load. */
export function hydratedOnLoad(html) {
  const app = /data-app="([^" ]*)/.exec(html)?.[1];
  if (app === undefined) throw new Error('The page has no reference to the app.');
  return html
    .replace('data-app=', 'data-now="" data-app=')
    .replace('</head>', `<link rel="modulepreload" href="${app}"></head>`);
}
