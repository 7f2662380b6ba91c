/** Lets the access token in the token store run out: the next call has to refresh it first. */
export function expireAccessToken(): void {
  const cookie = document.cookie.split('; ').find((entry) => /\.accessToken=/.test(entry));
  if (cookie === undefined) throw new Error('Nobody is signed in.');
  const [name = '', token = ''] = cookie.split('=');
  const [header, body = '', signature] = token.split('.');
  const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
  const late = btoa(JSON.stringify({ ...Object(claims), exp: 1 })).replaceAll('=', '');
  document.cookie = `${name}=${[header, late, signature].join('.')}; path=/`;
}
