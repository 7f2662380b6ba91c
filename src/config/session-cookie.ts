/** Begins the name of every cookie in which Amplify keeps a session of this app client. */
export function tokenCookiePrefix(clientId: string): string {
  return `CognitoIdentityServiceProvider.${clientId}.`;
}

/** Amplify encodes more in a cookie's name than in its value. The text itself if it isn't encoded well. */
export function decodeCookie(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The cookie in which Amplify keeps the user name of the last sign-in on this app client. */
export function sessionCookieName(clientId: string): string {
  return `${tokenCookiePrefix(clientId)}LastAuthUser`;
}
