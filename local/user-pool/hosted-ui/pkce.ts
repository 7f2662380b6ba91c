import { createHash } from 'node:crypto';
import { sameBytes } from '../secrets.ts';

/** RFC 7636, sections 4.1 and 4.2; a challenge is 32 bytes in base64url. */
const CHALLENGE = /^[\w-]{43}$/;
const VERIFIER = /^[\w.~-]{43,128}$/;

export function isCodeChallenge(text: string | null): text is string {
  return text !== null && CHALLENGE.test(text);
}

/** Whether the verifier hashes to the challenge (S256). */
export function provesChallenge(verifier: string, challenge: string): boolean {
  if (!VERIFIER.test(verifier)) return false;
  const claimed = createHash('sha256').update(verifier).digest();
  return sameBytes(claimed, Buffer.from(challenge, 'base64url'));
}
