import { getDomain } from 'tldts';
import { WORD_JOINER, ZERO_WIDTH_SPACE } from '#src/lib/line-breaks.ts';

/**
 * Splits a URL's host before its owner's domain: the label below a public suffix, like `bank.co.uk` or, on a host that many
 * share, `phish.web.app` (the Public Suffix List, as of the version of `tldts`). A host without one, such as an IP address,
 * is its own owner. Any port belongs to the owner's part, which never breaks: a part of it could pass for another domain.
 * The other part breaks only before its dots, so that no line ends as a sentence does.
 */
export function splitAtOwner(host: string): { before: string; owner: string } {
  const { name = host } = NAME.exec(host)?.groups ?? {};
  const domain = getDomain(name, { allowPrivateDomains: true }) ?? name;
  const start = name.length - domain.length;
  return {
    before: withWholeLabels(host.slice(0, start)).replaceAll('.', `${ZERO_WIDTH_SPACE}.`),
    owner: withWholeLabels(host.slice(start)),
  };
}

/** Without a last dot or a port. */
const NAME = /^(?<name>\[.*\]|.*?)\.?(?::\d+)?$/;

/** A browser may break after a hyphen. */
function withWholeLabels(host: string): string {
  return host.replaceAll('-', `-${WORD_JOINER}`);
}
