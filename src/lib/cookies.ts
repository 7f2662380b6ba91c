/** This page's cookies, with names and values still encoded. */
export function cookies(): readonly (readonly [name: string, value: string])[] {
  return document.cookie.split('; ').map((cookie) => {
    const end = cookie.indexOf('=');
    return [cookie.slice(0, end), cookie.slice(end + 1)] as const;
  });
}
