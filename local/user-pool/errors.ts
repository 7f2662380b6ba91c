import { missingParameter, notAuthorized, ServiceError } from '../kit/aws-errors.ts';
import { ownValue } from '../kit/own-value.ts';

/** The same for an unknown user, a wrong password and an invalid proof, so none can be told apart. */
export const incorrectCredentials = () => notAuthorized('Incorrect username or password.');

export const sessionExpired = () =>
  notAuthorized('Invalid session for the user, session is expired.');

export const invalidSession = () => notAuthorized('Invalid session for the user.');

export const unknownUser = () => new ServiceError('UserNotFoundException', 'User does not exist.');

/** A required member of AuthParameters or ChallengeResponses. */
export function required(parameters: Record<string, string>, name: string): string {
  const value = ownValue(parameters, name);
  if (value === undefined || value === '') throw missingParameter(name);
  return value;
}
