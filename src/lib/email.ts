import { withoutInvisible } from './invisible.ts';
import { decodePunycode } from './punycode.ts';

/** Emails are trimmed and lower-cased before use, and written in one way (docs/product, Fields). */
export function normaliseEmail(typed: string): string {
  return cleanEmail(typed).toLowerCase();
}

/** The address in what was typed or pasted, such as `Ann <ann@example.org>`, with its domain in ASCII. */
export function cleanEmail(typed: string): string {
  const text = withoutInvisible(typed.normalize('NFKC'));
  const [, inBrackets = text] = /<([^<>]*)>[\s.,;]*$/.exec(text) ?? [];
  const [, linked] = /^\s*mailto:([^?]*)/i.exec(inBrackets) ?? [];
  const address = linked === undefined ? inBrackets : unescaped(linked);
  return withAsciiDomain(address.trim().replace(/[\s.,;。]+$/, ''));
}

export function isEmail(address: string): boolean {
  return /^[^\s@<>()[\]",:;\\]+@(?:[a-z\d_-]+\.)+[a-z\d-]+$/i.test(address);
}

/** An address as its user writes it: an international domain in its own letters. */
export function shownEmail(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  const shown = domain.split('.').map(shownLabel).join('.');
  // Only what a browser would encode as this domain again.
  return shown !== domain && asciiDomain(shown) === domain ? address.slice(0, at) + shown : address;
}

function shownLabel(label: string): string {
  return (label.startsWith('xn--') ? decodePunycode(label.slice(4)) : null) ?? label;
}

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return at === 0 ? address : address.slice(0, at) + asciiDomain(address.slice(at));
}

/** Leaves a domain as it is if it is already in ASCII, or can't be encoded. */
function asciiDomain(domain: string): string {
  if (/^[ -~]*$/.test(domain) || /[\s/?#:@\\%]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
