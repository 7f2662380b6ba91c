/** URLs, email addresses and hosts; and sad faces, which don't break either. */
const ADDRESSES = /((?:\w+:\/\/|[\w.+-]+@)?(?:[\w-]+\.)+[a-z]{2,}\b(?!-)(?:\/[\w/?=&.-]*)?|:\()/i;

/** An owner's domain of more characters doesn't fit on a phone's line in fixed width. */
const LONG_OWNER = 26;

/** Splits a text around its addresses, which have the odd indices. */
export function splitAtAddresses(text: string): string[] {
  return text.split(ADDRESSES);
}

/**
 * The parts of an address that stay on one line if they fit: its host, which is the part to read, what precedes that, each
 * segment of its path, and its query. Each part is split where it breaks if it must.
 */
export function breakableParts(address: string): string[][] {
  const parts = address.match(/\w+:\/\/|[\w.+-]+@|\/[^/?]*|\?.*|[^/?]+/g) ?? [];
  return parts.map((part) => (part.includes('.') ? splitHost(part) : [part]));
}

/**
 * Splits a sample host before its dots, so that no line ends as a sentence does, but not within its last two labels: a part
 * of the owner's domain could pass for another. Sample hosts all end in `.example`, so the owner's domain is the last two
 * labels. One that is too long for a phone breaks after a hyphen, not inside a word.
 */
function splitHost(host: string): string[] {
  return host
    .split(/(?=\.[^.]+\.)/)
    .flatMap((labels) =>
      labels.length > LONG_OWNER ? (labels.match(/[^-]+-?/g) ?? []) : [labels],
    );
}
