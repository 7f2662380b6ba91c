/** The prefix of every cookie in which Amplify stores a session of this app client. */
export function tokenCookiePrefix(clientId: string): `CognitoIdentityServiceProvider.${string}` {
  return `CognitoIdentityServiceProvider.${clientId}.`;
}

/** Decodes a cookie's name or value. Returns malformed text unchanged. */
export function decodeCookie(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The cookie in which Amplify stores the username of the last sign-in with this app client. */
export function sessionCookieName(clientId: string): string {
  return `${tokenCookiePrefix(clientId)}LastAuthUser`;
}
