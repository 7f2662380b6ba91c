import fc from 'fast-check';

/** Where a person may be led after signing in; origins as `URL.origin` spells them. */
export interface Origins {
  site: string;
  learningSite: string;
}

/** What no screen acts on: a person goes on as if nothing had been asked for. */
export function refusedRedirects({ site, learningSite }: Origins): string[] {
  const { host, protocol } = new URL(learningSite);
  return [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    `blob:${site}/1`,
    'ftp://www.lureproof.example/',
    'file:///etc/passwd',
    'mailto:someone@evil.example',
    'https:\\\\evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    `${learningSite}@evil.example/`,
    `${protocol}//user:secret@${host}/`,
    'https://@evil.example/',
    '//@evil.example/',
    `//user@${new URL(site).host}/`,
    `${protocol}///@${host}/`,
    'http://[::1',
    'https://exa mple.example',
    `\u0000${learningSite}/`,
    `${learningSite}/\u007f`,
    `${learningSite}/\u0085`,
  ];
}

/** What only a click leads to, with the host that the leave page names. */
export function strangeRedirects({ learningSite }: Origins): [redirectTo: string, host: string][] {
  const { protocol, host, hostname } = new URL(learningSite);
  const otherProtocol = protocol === 'https:' ? 'http:' : 'https:';
  return [
    ['//evil.example/x', 'evil.example'],
    ['///evil.example/x', 'evil.example'],
    [`${otherProtocol}//${host}/`, host],
    [`${protocol}//${hostname}:8443/`, `${hostname}:8443`],
    [`${protocol}//${hostname}.evil.example/`, `${hostname}.evil.example`],
    [`https://evil.example/${host}`, 'evil.example'],
    [`https://evil.example/?x=${learningSite}`, 'evil.example'],
    [`https://evil.example#${host}`, 'evil.example'],
    [`${protocol}//${hostname}.`, `${hostname}.`],
    ['https://xn--lrn-bma.lureproof.example/', 'xn--lrn-bma.lureproof.example'],
    ['https://leаrn.lureproof.example/', 'xn--lern-63d.lureproof.example'],
    ['https://lureproof.example/', 'lureproof.example'],
    ['http://partner.example/', 'partner.example'],
  ];
}

/** Values that are, or look like, addresses of hosts of ours and of others. */
export function anyRedirect({ site, learningSite }: Origins): fc.Arbitrary<string> {
  return fc.oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ unit: 'binary' }),
    fc
      .tuple(
        fc.constantFrom('', 'https:', 'http:', 'HTTPS:', 'javascript:', '\t', ' '),
        fc.constantFrom('', '/', '//', '///', '\\', '/\\', '@'),
        fc.constantFrom('evil.example', new URL(learningSite).host, new URL(site).host, 'a@b'),
        fc.constantFrom('', '/', ':80', '.evil.example', '@evil.example', '%2f..', '\\@x'),
      )
      .map((parts) => parts.join('')),
  );
}
