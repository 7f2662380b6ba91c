/** Shows the top bar of somebody who is signed in, before the app is there to do it. */
export function markSession(root: HTMLElement, cookieName: string): void {
  root.toggleAttribute('data-signed-in', `; ${document.cookie}`.includes(`; ${cookieName}=`));
}
