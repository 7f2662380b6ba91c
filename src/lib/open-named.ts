/**
 * The element that a hash refers to; null if there is none. Opens a closed disclosure around it and scrolls to it, which
 * some browsers don't do by themselves.
 */
export function openNamed(hash: string): Element | null {
  const named = document.getElementById(decode(hash.slice(1)));
  const details = named?.closest('details');
  if (named && details && !details.open) {
    details.open = true;
    named.scrollIntoView();
  }
  return named;
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
