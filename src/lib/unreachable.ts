/** Makes a forgotten case a compile error. Throws for a value that the types exclude. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
