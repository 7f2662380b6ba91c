/** The page of this site that an event at its target would lead to; null when it leads nowhere else. */
export function linkedPage(event: Pick<Event, 'target'>): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !link.href || link.target === '_blank' || link.hasAttribute('download')) {
    return null;
  }
  const url = new URL(link.href);
  const isHere = url.pathname === window.location.pathname;
  return url.origin === window.location.origin && !isHere ? url : null;
}
