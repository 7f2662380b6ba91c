import { notAuthorized, ServiceError } from '../kit/aws-errors.ts';

/** The same for an unknown user, a wrong password and an invalid proof, so none can be told apart. */
export const incorrectCredentials = () => notAuthorized('Incorrect username or password.');

export const sessionExpired = () =>
  notAuthorized('Invalid session for the user, session is expired.');

export const invalidSession = () => notAuthorized('Invalid session for the user.');

export const unknownUser = () => new ServiceError('UserNotFoundException', 'User does not exist.');
