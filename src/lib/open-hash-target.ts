/**
 * Returns the element that a hash refers to. If a closed disclosure contains it, opens that and scrolls to the element,
 * which not every browser does by itself.
 */
export function openHashTarget(hash: string): Element | null {
  const target = document.getElementById(decode(hash.slice(1)));
  const details = target?.closest('details');
  if (target && details && !details.open) {
    details.open = true;
    target.scrollIntoView();
  }
  return target;
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
