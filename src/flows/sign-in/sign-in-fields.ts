import { challengeRules } from '#src/flows/sign-in/challenge-rules.ts';
import type { LimitedInput } from '#src/flows/fields/limits.ts';
import { fieldProblems, validateInput, type FieldProblems } from '#src/flows/fields/validate.ts';
import { normaliseEmail } from '#src/lib/email.ts';
import { normaliseName } from '#src/lib/name.ts';
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

/** The same for a sign-in that needs no password. */
export function problemsWithEmail(email: string): FieldProblems<SignInField> {
  return fieldProblems<SignInField>([['email', validateInput('email', email)]]);
}

/** The answer as it is sent: without spaces around it, an email in lower case, a password as typed. */
export function normaliseAnswer(
  { kind }: Challenge,
  { response, attributes }: ChallengeAnswer,
): ChallengeAnswer {
  const normalised = { response: challengeRules[kind].answer.normalise(response) };
  if (attributes === undefined) return normalised;
  const entries = Object.entries(attributes).map(([name, value]) => [
    name,
    name === 'email' ? normaliseEmail(value) : normaliseName(value),
  ]);
  return { ...normalised, attributes: Object.fromEntries(entries) };
}

/** The same as `problemsWithCredentials` for an answer to a challenge. */
export function problemsWithAnswer(
  { kind }: Challenge,
  { response, attributes }: ChallengeAnswer,
): FieldProblems<SignInField> {
  const withAttributes = Object.entries(attributes ?? {}).map(
    ([name, value]) => [attributeField(name), validateInput(attributeInput(name), value)] as const,
  );
  return fieldProblems<SignInField>([
    ...withAttributes,
    ['answer', challengeRules[kind].answer.validate(response)],
  ]);
}

export function attributeField(name: string): AttributeField {
  return `attribute:${name}`;
}

export function attributeInput(name: string): LimitedInput {
  return name === 'name' || name === 'email' ? name : 'attribute';
}
