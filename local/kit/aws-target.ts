import { ServiceError } from './aws-errors.ts';

/** The operation that a request in AWS JSON 1.1 names, without its service. Null if there is none. */
export function operationOf(headers: Headers): string | null {
  const target = headers.get('x-amz-target');
  return target === null ? null : target.slice(target.lastIndexOf('.') + 1);
}

/** The operation of this service that the request names. Throws UnknownOperationException if there is none. */
export function operationOfService(service: string, headers: Headers): string {
  const target = headers.get('x-amz-target') ?? '';
  if (!target.startsWith(`${service}.`)) {
    throw new ServiceError('UnknownOperationException', 'X-Amz-Target names no operation.');
  }
  return target.slice(service.length + 1);
}
