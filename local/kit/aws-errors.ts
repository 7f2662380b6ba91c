/**
 * An error to return to the client; `name` becomes `__type`. State changes made before it is thrown
 * are kept, because failed attempts must count, so operations validate before they change anything
 * else.
 */
export class ServiceError extends Error {
  readonly status: number;

  constructor(name: string, message: string, status = 400) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

export const notAuthorized = (message: string) =>
  new ServiceError('NotAuthorizedException', message);

export const invalidParameter = (message: string) =>
  new ServiceError('InvalidParameterException', message);

export const missingParameter = (name: string) =>
  invalidParameter(`Missing required parameter ${name}`);
