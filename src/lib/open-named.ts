/** The element that a hash names, with the disclosure that holds it opened; null if there is none. */
export function openNamed(hash: string): Element | null {
  const named = hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null;
  const details = named?.closest('details');
  if (details) details.open = true;
  return named;
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
