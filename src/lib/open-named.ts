/**
 * The element that a hash names; null if there is none. A closed disclosure that holds it is opened,
 * and scrolled to: some browsers do neither by themselves.
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
