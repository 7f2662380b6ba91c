import { linkedPage } from '#src/lib/linked-page.ts';

const asked = new Set<string>();

/** Fetches the page that a link leads to as soon as somebody reaches for it. */
export function prefetchDocument(event: Event): void {
  const page = linkedPage(event);
  if (page === null || asked.has(page.pathname)) return;
  asked.add(page.pathname);
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = page.pathname + page.search;
  document.head.append(hint);
}
