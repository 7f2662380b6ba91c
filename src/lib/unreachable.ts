/** Makes a forgotten case a compile error. Throws when a value that the types exclude arrives. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
