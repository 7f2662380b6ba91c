import { getDomain } from 'tldts';

/**
 * Splits a URL's host before its owner's domain: the label below a public suffix, like `bank.co.uk` or, on a host that many
 * share, `phish.web.app` (the Public Suffix List, as of the version of `tldts`). A host without one, such as an IP address,
 * is its own owner. Any port belongs to the owner's part.
 */
export function splitAtOwner(host: string): { before: string; owner: string } {
  const { name = host } = NAME.exec(host)?.groups ?? {};
  const domain = getDomain(name, { allowPrivateDomains: true }) ?? name;
  const start = name.length - domain.length;
  return { before: host.slice(0, start), owner: host.slice(start) };
}

/** Without a last dot or a port. */
const NAME = /^(?<name>\[.*\]|.*?)\.?(?::\d+)?$/;
