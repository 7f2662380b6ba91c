const BASE = 36;
const FIRST_BIAS = 72;
const FIRST_CODE_POINT = 128;

/**
 * Decodes a label of a domain, without its prefix `xn--` (RFC 3492, section 6.2). Null if it is malformed. Browsers can only
 * encode.
 */
export function decodePunycode(encoded: string): string | null {
  const dash = encoded.lastIndexOf('-');
  const points = Array.from(encoded.slice(0, Math.max(dash, 0)), (basic) => basic.charCodeAt(0));
  let [point, index, bias] = [FIRST_CODE_POINT, 0, FIRST_BIAS];
  for (let position = dash + 1; position < encoded.length;) {
    const previous = index;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(encoded.charAt(position));
      if (digit === null) return null;
      position += 1;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = points.length + 1;
    bias = adaptedBias(index - previous, length, previous === 0);
    point += Math.floor(index / length);
    if (point > 0x10_ff_ff) return null;
    index %= length;
    points.splice(index, 0, point);
    index += 1;
  }
  return String.fromCodePoint(...points);
}

/** `a` to `z` are 0 to 25, `0` to `9` are 26 to 35. */
function digitOf(character: string): number | null {
  const value = Number.parseInt(character, BASE);
  return Number.isNaN(value) ? null : (value + 26) % BASE;
}

function adaptedBias(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > 455; k += BASE) rest = Math.floor(rest / (BASE - 1));
  return k + Math.floor((BASE * rest) / (rest + 38));
}
