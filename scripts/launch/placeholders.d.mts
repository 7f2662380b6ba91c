export function placeholdersIn(
  sources: readonly { path: string; text: string }[],
): { path: string; line: number; what: string }[];
