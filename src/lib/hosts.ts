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
      .replaceAll(/([^/:\s])\//g, `$1${ZERO_WIDTH_SPACE}/`)
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
 * Lets a sample host break before its dots, so that no line ends as a sentence does, but not within its last two labels: a
 * part of the owner's domain could pass for another. Sample hosts all end in `.example`, so the owner's domain is the last
 * two labels.
 */
export function breakableHost(host: string): string {
  return withWholeHosts(host).replaceAll(/\.(?=.*\.)/g, `${ZERO_WIDTH_SPACE}.`);
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
