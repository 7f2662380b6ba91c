import type { Operation } from '../context.ts';

/** Every operation by the name in X-Amz-Target. */
export const OPERATIONS: ReadonlyMap<string, Operation> = new Map<string, Operation>();
