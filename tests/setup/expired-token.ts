/** Expires the access token in the token store: the next call has to refresh it first. */
export function expireAccessToken(): void {
  changeClaims('accessToken', { exp: 1 });
}

/** Changes claims of a token in the token store, where no signature is checked. */
export function changeClaims(kind: 'accessToken' | 'idToken', changes: object): void {
  const cookie = document.cookie.split('; ').find((entry) => entry.includes(`.${kind}=`));
  if (cookie === undefined) throw new Error('There is no session.');
  const [name = '', token = ''] = cookie.split('=');
  const [header, body = '', signature] = token.split('.');
  const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
  const changed = btoa(JSON.stringify({ ...Object(claims), ...changes })).replaceAll('=', '');
  document.cookie = `${name}=${[header, changed, signature].join('.')}; path=/`;
}
