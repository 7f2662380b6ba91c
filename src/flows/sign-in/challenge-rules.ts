import type { Situation } from '#src/flows/failure/sentences.ts';
import { normalisePassword } from '#src/flows/fields/send-password.ts';
import {
  validateAuthenticatorCode,
  validateInput,
  validateNewEmail,
  validateNewPassword,
  type FieldProblem,
} from '#src/flows/fields/validate.ts';
import { normaliseEmail } from '#src/lib/email.ts';
import type { Challenge } from '#src/services/user-pool/user-pool.ts';

/** What is typed or chosen to answer a challenge. */
interface AnswerRules {
  /** As it is sent. */
  normalise: (typed: string) => string;
  /** Why it isn't sent, or null. */
  validate: (answer: string) => FieldProblem | null;
}

const trim = (typed: string) => typed.trim();
const asTyped = (typed: string) => typed;

const anything: AnswerRules = {
  normalise: trim,
  validate: (answer) => validateInput('answer', answer),
};
const authenticatorCode: AnswerRules = { normalise: trim, validate: validateAuthenticatorCode };
const email: AnswerRules = {
  normalise: normaliseEmail,
  validate: validateNewEmail,
};
const password: AnswerRules = {
  normalise: asTyped,
  validate: (answer) => validateInput('password', answer),
};
const newPassword: AnswerRules = { normalise: normalisePassword, validate: validateNewPassword };

interface ChallengeRules {
  answer: AnswerRules;
  /** Decides the message if the user pool refuses the answer. */
  situation: Situation;
}

export const challengeRules: Readonly<Record<Challenge['kind'], ChallengeRules>> = {
  'totp-set-up': { answer: authenticatorCode, situation: 'first-authenticator-code' },
  'totp-code': { answer: authenticatorCode, situation: 'authenticator-code' },
  'sms-code': { answer: anything, situation: 'sent-code' },
  'email-code': { answer: anything, situation: 'sent-code' },
  'custom-challenge': { answer: anything, situation: 'challenge-question' },
  'new-password': { answer: newPassword, situation: 'new-password' },
  'mfa-selection': { answer: anything, situation: 'factor-choice' },
  'mfa-set-up-selection': { answer: anything, situation: 'factor-choice' },
  'email-set-up': { answer: email, situation: 'code-address' },
  password: { answer: password, situation: 'password-again' },
  'first-factor-selection': { answer: anything, situation: 'factor-choice' },
};
