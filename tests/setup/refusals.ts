/** The user pool's refusals, as `refusalOf` returns them. */

/** The error of a call that has to fail, as `Name: message`. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  const outcome: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof Error)) throw new Error('The call was not refused');
  return String(outcome);
}

export const INCORRECT = 'NotAuthorizedException: Incorrect username or password.';
export const LOCKED_OUT = 'NotAuthorizedException: Password attempts exceeded';
export const SESSION_EXPIRED =
  'NotAuthorizedException: Invalid session for the user, session is expired.';
export const INVALID_SESSION = 'NotAuthorizedException: Invalid session for the user.';
export const INVALID_TOKEN = 'NotAuthorizedException: Invalid Access Token';
export const TOKEN_EXPIRED = 'NotAuthorizedException: Access Token has expired';
export const TOKEN_REVOKED = 'NotAuthorizedException: Access Token has been revoked';
export const REFRESH_REVOKED = 'NotAuthorizedException: Refresh Token has been revoked';
export const CODE_MISMATCH =
  'CodeMismatchException: Invalid verification code provided, please try again.';
export const CODE_EXPIRED =
  'ExpiredCodeException: Invalid code provided, please request a code again.';
export const LIMIT_EXCEEDED =
  'LimitExceededException: Attempt limit exceeded, please try after some time.';
export const UNKNOWN_USER = 'UserNotFoundException: User does not exist.';
