import type { OperationContext } from './context.ts';
import { ServiceError } from '../kit/aws-errors.ts';

export function requireClient({ pool }: OperationContext, clientId: string): void {
  if (clientId !== pool.clientId) throw notFound(`User pool client ${clientId} does not exist.`);
}

export function requirePool({ pool }: OperationContext, poolId: string): void {
  if (poolId !== pool.id) throw notFound(`User pool ${poolId} does not exist.`);
}

function notFound(message: string): ServiceError {
  return new ServiceError('ResourceNotFoundException', message);
}
