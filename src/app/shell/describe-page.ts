/**
 * Lets the head of the document speak of the page that is shown now: the build wrote it for the page
 * that was loaded. What a page was not given stays away.
 */
export function describePage(url: string): void {
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
