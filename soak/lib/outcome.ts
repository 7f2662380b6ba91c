/** The name of the error that a call was refused with, or `accepted`. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'accepted';
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}
