import { linkedPage } from '#src/lib/linked-page.ts';
import { addLink } from './add-link.ts';

const asked = new Set<string>();

/** Fetches the page that a link leads to as soon as somebody reaches for it. */
export function prefetchDocument(event: Event): void {
  const page = linkedPage(event);
  if (page === null || asked.has(page.pathname)) return;
  asked.add(page.pathname);
  addLink('prefetch', page.pathname + page.search);
}
