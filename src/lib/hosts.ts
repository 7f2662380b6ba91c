import { WORD_JOINER, ZERO_WIDTH_SPACE } from './line-breaks.ts';

const HOST = /(?:[\w-]+\.)+[a-z]{2,}\b(?!-)/gi;
/** A URL or an email address. */
const ADDRESS = /(?:\w+:\/\/|[\w.+-]+@)?(?:[\w-]+\.)+[a-z]{2,}\b(?!-)(?:\/[\w/?=&.-]*)?/gi;

/** Browsers may break a host name at a hyphen, so that it reads as two. Word joiners prevent that. */
export function withWholeHosts(text: string): string {
  return text.replaceAll(HOST, (host) => host.replaceAll('-', `-${WORD_JOINER}`));
}

/**
 * Inserts line-break opportunities into a long address: around its host, which is the part to read and so stays on one
 * line, before each segment of its path, and before its query. `withHosts` decides how the host itself may break.
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

/** `breakableAddress` for every address in a text. */
export function breakableAddresses(text: string): string {
  return text.replaceAll(ADDRESS, (address) => breakableAddress(address));
}

/** `breakableAddresses` for a phone's width, where long hosts may break too (`breakableHostOnPhone`). */
export function breakableAddressesOnPhone(text: string): string {
  return text.replaceAll(ADDRESS, (address) => breakableAddress(address, breakableHostsOnPhone));
}

/** `breakableHost` for every host in a text, such as a block of code. */
export function breakableHosts(text: string): string {
  return text.replaceAll(HOST, breakableHost);
}

/**
 * Lets a host break before its dots, so that no line ends as a sentence does, but not within its last two labels: a part
 * of the owner's domain could pass for another.
 */
export function breakableHost(host: string): string {
  return withWholeHosts(host).replaceAll(/\.(?=.*\.)/g, `${ZERO_WIDTH_SPACE}.`);
}

/** A country's own domain with one of the usual names below it, under which owners register theirs. */
const SHARED_SUFFIX =
  /\.(?:ac|co|com|edu|gob|gov|govt|ltd|me|ne|net|nhs|or|org|plc|police|sch)\.[a-z]{2}(?:\.)?(?::\d+)?$/;
const IP_ADDRESS = /^(?:[\d.]+|\[.*\])(?::\d+)?$/;

/**
 * `breakableHost` in two parts: what comes before the owner's domain, and that domain, like `bank.example` or `bank.co.uk`,
 * with any port. The browser has no list of public suffixes, so a shared one is known by its name.
 */
export function splitAtOwner(host: string): { before: string; owner: string } {
  const whole = breakableHost(host);
  if (IP_ADDRESS.test(host)) return { before: '', owner: whole };
  const breakBefore = `${ZERO_WIDTH_SPACE}.`;
  const pieces = whole.split(breakBefore);
  // The last piece has two labels, or only one if the host ends in a dot.
  const size = (SHARED_SUFFIX.test(host) ? 2 : 1) + (/\.(?::\d+)?$/.test(host) ? 1 : 0);
  const before = pieces.slice(0, -size).map((label) => `${label}${breakBefore}`);
  return { before: before.join(''), owner: pieces.slice(-size).join(breakBefore) };
}

function breakableHostsOnPhone(text: string): string {
  return text.replaceAll(HOST, breakableHostOnPhone);
}

/** An owner's domain of more characters doesn't fit on a phone's line in fixed width. */
const LONG_OWNER = 26;

/** `breakableHost`, but an owner's domain that is too long for a phone breaks after a hyphen, not inside a word. */
function breakableHostOnPhone(host: string): string {
  const owner = host.split('.').slice(-2).join('.');
  return owner.length > LONG_OWNER
    ? breakableHost(host).replaceAll(WORD_JOINER, ZERO_WIDTH_SPACE)
    : breakableHost(host);
}
