import type { OperationContext } from '../context.ts';
import { keyedHash } from '../secrets.ts';
import type { ExtraStep, UserRecord } from '../state.ts';
import { issueChallenge, type IssuedChallenge } from './challenge.ts';

/** Plays the part of a pool's CreateAuthChallenge function: asks for the sum of two small numbers. */
export function askCustomQuestion(
  context: OperationContext,
  { sub }: UserRecord,
  due: readonly ExtraStep[],
): IssuedChallenge {
  const [left = 0, right = 0] = Array.from(context.randomBytes(2), (byte) => 1 + (byte % 20));
  return issueChallenge(context, {
    sub,
    name: 'CUSTOM_CHALLENGE',
    parameters: { prompt: `What is ${left} plus ${right}?` },
    kept: { due, answerHash: hashAnswer(context, sub, String(left + right)) },
  });
}

export function hashAnswer({ secret }: OperationContext, sub: string, answer: string): string {
  return keyedHash(secret, 'custom challenge', `${sub} ${answer.trim()}`).toString('base64url');
}
