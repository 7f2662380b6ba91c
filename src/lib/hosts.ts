const HOST = /(?:[\w-]+\.)+[a-z]{2,}\b(?!-)/gi;
/** A host with what comes before and after it in a web or mail address. */
const ADDRESS = /(?:\w+:\/\/|[\w.+-]+@)?(?:[\w-]+\.)+[a-z]{2,}\b(?!-)(?:\/[\w/?=&.-]*)?/gi;
const WORD_JOINER = '\u2060';
/** Where an address may break. */
const ZERO_WIDTH_SPACE = '\u200B';

/** Browsers may break a host name at its hyphens, which makes it read as two; word joiners prevent that. */
export function withWholeHosts(text: string): string {
  return text.replaceAll(HOST, (host) => host.replaceAll('-', `-${WORD_JOINER}`));
}

/**
 * Lets an address that is too long for its line break before its host and after it, so that the part to read stays on
 * one line, before each part of its path, and before its query. `withHosts` says how a host itself may break.
 */
export function breakableAddress(address: string, withHosts = withWholeHosts): string {
  return (
    withHosts(address)
      .replace(/:\/\/|@/, `$&${ZERO_WIDTH_SPACE}`)
      .replaceAll(/(?<=[^/:\s])\//g, `${ZERO_WIDTH_SPACE}/`)
      // Browsers break after a question mark.
      .replaceAll(/\?(?=\w+=)/g, `${ZERO_WIDTH_SPACE}?${WORD_JOINER}`)
  );
}

/** The same for each address in a text. */
export function breakableAddresses(text: string): string {
  return text.replaceAll(ADDRESS, (address) => breakableAddress(address));
}

/** The same, for a phone's width: long hosts break too, see `foldableHost`. */
export function foldableAddresses(text: string): string {
  return text.replaceAll(ADDRESS, (address) => breakableAddress(address, foldableHosts));
}

/** Splits a text around its addresses, those that the functions above let break. */
export function splitAtBreakable(text: string): { text: string; isBreakable: boolean }[] {
  return text.split(BREAKABLE).map((text) => ({ text, isBreakable: BREAKABLE.test(text) }));
}

const BREAKABLE = /(\S*\u200B\S*)/;

/** Splits a text before its last word, and that word after the last place where it may break. */
export function splitLastWord(text: string): { before: string; word: string; end: string } {
  const { before = '', word = '', end = '' } = LAST_WORD.exec(text)?.groups ?? {};
  return { before, word, end };
}

const LAST_WORD = /^(?<before>.* )?(?<word>.*\u200B)?(?<end>.*)$/s;

/** For a text with long hosts, such as a block of code: each breaks as it would alone. */
export function breakableHosts(text: string): string {
  return text.replaceAll(HOST, breakableHost);
}

/**
 * Lets a host break after its dots, except in its last two labels: part of the owner's name could pass for another.
 */
export function breakableHost(host: string): string {
  return withWholeHosts(host).replaceAll(/\.(?=.*\.)/g, `.${ZERO_WIDTH_SPACE}`);
}

function foldableHosts(text: string): string {
  return text.replaceAll(HOST, foldableHost);
}

/** An owner's name of more characters may not fit a phone's line. */
const LONG_OWNER = 24;

/** The same, but an owner's name that is too long for a phone breaks after a hyphen rather than inside a word. */
function foldableHost(host: string): string {
  const owner = host.split('.').slice(-2).join('.');
  return owner.length > LONG_OWNER
    ? breakableHost(host).replaceAll(WORD_JOINER, ZERO_WIDTH_SPACE)
    : breakableHost(host);
}
