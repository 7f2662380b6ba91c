import type { OperationContext } from '../context.ts';

/** The beginning of a sign-in: AuthParameters in, tokens or the first challenge out. */
export type Flow = (
  context: OperationContext,
  parameters: Record<string, string>,
) => object | Promise<object>;
