/** A word that contains a URL, an email address or a host; or a sad face, which doesn't break either. */
const ADDRESSES =
  /(\S*?(?:\w+:\/\/|[\w.+-]+@)?(?:[\w-]+\.)+[a-z]{2,}\b(?!-)(?:\/[\w/?=&.-]*)?\S*|:\()/i;

/** Up to its host, the host or a segment of the path, or the query. */
const PARTS = /\S*:\/\/|\S+@|\/?(?:[^/?]|\?(?!\w+=))+|\/|\?.*/g;

/** An owner's domain of more characters doesn't fit on a phone's line in fixed width. */
const LONG_OWNER = 26;

/** Splits a text around the words that contain addresses, which have the odd indices. */
export function splitAtAddresses(text: string): string[] {
  return text.split(ADDRESSES);
}

/**
 * The parts of an address that stay on one line if they fit: its host, which is the part to read, what precedes that, each
 * segment of its path, and its query. Another word has one part. Each part is split where it breaks if it must.
 */
export function breakableParts(address: string): string[][] {
  const parts = (ADDRESSES.test(address) && address.match(PARTS)) || [address];
  return parts.map((part) => (/^[/?]/.test(part) ? [part] : splitHost(part)));
}

/**
 * Splits a sample host before its dots, so that no line ends as a sentence does, but not within its last two labels: a part
 * of the owner's domain could pass for another. Sample hosts all end in `.example`, so the owner's domain is the last two
 * labels. One that is too long for a phone breaks after a hyphen, not inside a word.
 */
function splitHost(host: string): string[] {
  return host
    .split(/(?=\.[\w-]+\.\w)/)
    .flatMap((labels) =>
      labels.length > LONG_OWNER ? (labels.match(/[^-]+-?/g) ?? []) : [labels],
    );
}
