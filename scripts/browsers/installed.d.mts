/** A browser, and how to find it. */
interface Kind {
  /** The variable for its path. */
  variable: string;
  names: readonly string[];
  apps: readonly string[];
  /** Makes it exit with 0; by default `--version`. */
  flag?: string;
  /** Another program without which those of `names` are of no use. */
  needs?: string;
}
export const FOR_TESTS: Kind;
export const FOR_MEASUREMENTS: Kind;
export const FIREFOX: Kind;
export const WEBKIT: Kind;
export function findInstalled(
  kind: Kind,
  env: Readonly<Record<string, string>>,
  downloaded: string,
): string | undefined;
