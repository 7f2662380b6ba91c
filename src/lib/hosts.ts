const HOST = /(?:[\w-]+\.)+[a-z]{2,}\b(?!-)/gi;
const WORD_JOINER = '\u2060';
const ZERO_WIDTH_SPACE = '\u200B';

/** A browser may break a host name at its hyphens, and then it reads as two: joined, it does so only at need. */
export function withWholeHosts(text: string): string {
  return text.replaceAll(HOST, (host) => host.replaceAll('-', `-${WORD_JOINER}`));
}

/** An address that is too long for its line breaks before its host, which is what is to be read. */
export function breakableAddress(address: string): string {
  return withWholeHosts(address).replace('@', `@${ZERO_WIDTH_SPACE}`);
}

/** Of a text in which addresses are too long for their line, as in a block of code: each breaks as its host would alone. */
export function breakableHosts(text: string): string {
  return text.replaceAll(HOST, breakableHost);
}

/** A host alone breaks after its dots, but not in its last two parts: what is left of a name could pass for its owner's. */
export function breakableHost(host: string): string {
  return withWholeHosts(host).replaceAll(/\.(?=.*\.)/g, `.${ZERO_WIDTH_SPACE}`);
}
