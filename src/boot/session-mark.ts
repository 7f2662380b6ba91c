/** Shows the top bar of somebody who is signed in, before the app is there to do it. */
export function markSession(root: HTMLElement, cookieName: string): void {
  const signedIn = document.cookie
    .split('; ')
    .some((cookie) => cookie.startsWith(`${cookieName}=`));
  root.toggleAttribute('data-signed-in', signedIn);
}
