/** Makes a missing case a compile error. Throws for a value that the types rule out. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
