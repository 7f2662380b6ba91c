/**
 * An error that the service tells its client: `name` goes to `__type`, `message` beside it.
 * Whatever an operation changed before it threw one is kept (failed attempts have to count),
 * so an operation changes nothing that an error further down would have to undo.
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

/** One answer for an unknown user, a wrong password and a spoilt proof: none can be told from another. */
export const incorrectCredentials = () => notAuthorized('Incorrect username or password.');

export const sessionExpired = () =>
  notAuthorized('Invalid session for the user, session is expired.');

export const missingParameter = (name: string) =>
  invalidParameter(`Missing required parameter ${name}`);
