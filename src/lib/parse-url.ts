/** Null for anything that isn't a URL. `URL.parse` and `URL.canParse` are newer than the oldest supported browsers. */
export function parseUrl(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}
