/** A path of a plate's file, with its class if it has one. */
const PATH = /<path (?:class="([a-z]+)" )?d="([^"]+)"/g;

/** The paths of a file in `plates`, each with what it draws: `line`, `body`, `hatching` or `lure`. */
export function platePaths(file: string): { part: string; d: string }[] {
  return Array.from(file.matchAll(PATH), ([, part = 'line', d = '']) => ({ part, d }));
}
