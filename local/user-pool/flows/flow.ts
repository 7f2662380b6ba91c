import type { OperationContext } from '../context.ts';

/** Starts a sign-in with its AuthParameters; returns tokens or the first challenge. */
export type Flow = (
  context: OperationContext,
  parameters: Record<string, string>,
) => object | Promise<object>;
