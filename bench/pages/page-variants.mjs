/**
 * The floor of a built page: the same HTML with its inlined styles and no script. Data blocks (JSON-LD) stay, because
 * browsers don't run them.
 */
export function floorOf(html) {
  return html
    .replaceAll(/<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="(?:modulepreload|preload)"[^>]*>/g, '');
}

/** The same page, changed to start the app on load. */
export function hydratedAtOnce(html) {
  const app = /data-app="([^" ]*)/.exec(html)?.[1];
  if (app === undefined) throw new Error('The page does not say where the app is.');
  return html
    .replace('data-app=', 'data-now="" data-app=')
    .replace('</head>', `<link rel="modulepreload" href="${app}"></head>`);
}
