export const FOR_TESTS: readonly string[];
export const FOR_MEASUREMENTS: readonly string[];
export function findInstalled(
  names: readonly string[],
  env: Readonly<Record<string, string>>,
  downloaded: string,
): string | undefined;
