/** A six-digit code that isn't this one. */
export function otherCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
