import type { LimitedInput } from '#src/flows/fields/limits.ts';
import {
  fieldProblems,
  validateAuthenticatorCode,
  validateInput,
  validateNewPassword,
  type FieldProblem,
  type FieldProblems,
} from '#src/flows/fields/validate.ts';
import { normaliseEmail } from '#src/lib/normalise-email.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { Challenge, ChallengeAnswer } from '#src/services/user-pool/user-pool.ts';

/** An attribute that the user pool requires and doesn't have yet, requested with a new password. */
type AttributeField = `attribute:${string}`;
export type SignInField = 'email' | 'password' | 'answer' | AttributeField;

/** The problems that stop a sign-in from being sent, in the order of the fields. */
export function problemsWithCredentials(
  email: string,
  password: string,
): FieldProblems<SignInField> {
  return fieldProblems<SignInField>([
    ['email', validateInput('email', email)],
    ['password', validateInput('password', password)],
  ]);
}

/** The answer as it is sent: without spaces around it, an email in lower case, a password as typed. */
export function normaliseAnswer(
  challenge: Challenge,
  { response, attributes }: ChallengeAnswer,
): ChallengeAnswer {
  if (attributes === undefined) return { response: normaliseResponse(challenge, response) };
  const entries = Object.entries(attributes).map(([name, value]) => [
    name,
    name === 'email' ? normaliseEmail(value) : value.trim(),
  ]);
  return {
    response: normaliseResponse(challenge, response),
    attributes: Object.fromEntries(entries),
  };
}

function normaliseResponse({ kind }: Challenge, response: string): string {
  if (kind === 'password' || kind === 'new-password') return response;
  return kind === 'email-set-up' ? normaliseEmail(response) : response.trim();
}

/** The same as `problemsWithCredentials` for an answer to a challenge. */
export function problemsWithAnswer(
  challenge: Challenge,
  { response, attributes }: ChallengeAnswer,
): FieldProblems<SignInField> {
  const withAttributes = Object.entries(attributes ?? {}).map(
    ([name, value]) => [attributeField(name), validateInput(attributeInput(name), value)] as const,
  );
  return fieldProblems<SignInField>([
    ...withAttributes,
    ['answer', problemWithResponse(challenge, response)],
  ]);
}

export function attributeField(name: string): AttributeField {
  return `attribute:${name}`;
}

export function attributeInput(name: string): LimitedInput {
  return name === 'name' || name === 'email' ? name : 'attribute';
}

function problemWithResponse(challenge: Challenge, response: string): FieldProblem | null {
  switch (challenge.kind) {
    case 'new-password':
      return validateNewPassword(response);
    case 'password':
      return validateInput('password', response);
    case 'email-set-up':
      return validateInput('email', response);
    case 'totp-set-up':
    case 'totp-code':
      return validateAuthenticatorCode(response);
    case 'sms-code':
    case 'email-code':
    case 'custom-challenge':
    case 'mfa-selection':
    case 'mfa-set-up-selection':
    case 'first-factor-selection':
      return validateInput('answer', response);
    default:
      return unreachable(challenge);
  }
}
