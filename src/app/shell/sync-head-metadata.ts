/**
 * Updates the document's head after an in-app navigation, because the build wrote it for the page that was loaded. Only
 * changes elements that the loaded page has.
 */
export function syncHeadMetadata(url: string): void {
  const { head } = document;
  const set = (selector: string, attribute: string, value: string) =>
    head.querySelector(selector)?.setAttribute(attribute, value);
  const description = head.querySelector('meta[name="description"]')?.getAttribute('content');
  set('link[rel="canonical"]', 'href', url);
  set('meta[property="og:url"]', 'content', url);
  set('meta[property="og:title"]', 'content', document.title);
  set('meta[property="og:description"]', 'content', description ?? '');
  head.querySelector('script[type="application/ld+json"]')?.remove();
}
