import fc from 'fast-check';
import type { RedirectDecision } from '#src/flows/redirect/redirect-policy.ts';
import { unreachable } from '#src/lib/unreachable.ts';

/** The origins that a user may be redirected to after signing in, as `URL.origin` spells them. */
export interface Origins {
  site: string;
  learningSite: string;
}

/** Values that every screen ignores. */
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
    ` ${protocol}//@${host}/`,
    ` //@${host}/`,
    'http://[::1',
    'https://exa mple.example',
    `\u0000${learningSite}/`,
    `${learningSite}/\u007f`,
    `${learningSite}/\u0085`,
  ];
}

/** Values that require a click, with the host that /leave shows. */
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

/** Values that are, or look like, URLs of our own hosts and others. */
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

/** Whether a decision redirects only to where its kind allows. */
export function keepsItsPromise(
  decision: RedirectDecision,
  { site, learningSite, trusted }: Origins & { trusted: readonly string[] },
): boolean {
  switch (decision.kind) {
    case 'none':
      return true;
    case 'internal':
      return /^\/(?!\/)/.test(decision.path) && new URL(decision.path, site).origin === site;
    case 'learning-site':
      return new URL(decision.url).origin === learningSite;
    case 'trusted':
      return trusted.includes(new URL(decision.url).origin);
    case 'leave': {
      const { protocol, username, password, host } = new URL(decision.url);
      return /^https?:$/.test(protocol) && username + password === '' && decision.host === host;
    }
    default:
      return unreachable(decision);
  }
}
