/** The other page of this site that the event's target links to, if any. */
export function linkedPage(event: Pick<Event, 'target'>): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname ? new URL(link.href) : null;
}
