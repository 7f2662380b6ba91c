/** Begins the name of every cookie in which Amplify keeps a session of this app client. */
export function tokenCookiePrefix(clientId: string): string {
  return `CognitoIdentityServiceProvider.${clientId}.`;
}

/** The cookie in which Amplify keeps the user name of the last sign-in on this app client. */
export function sessionCookieName(clientId: string): string {
  return `${tokenCookiePrefix(clientId)}LastAuthUser`;
}
