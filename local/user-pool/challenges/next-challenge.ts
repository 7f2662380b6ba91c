import { firstPasswordAttributes, mergeAttributes } from '../attributes.ts';
import type { OperationContext } from '../context.ts';
import { required } from '../errors.ts';
import { ServiceError } from '../../kit/aws-errors.ts';
import { readInput } from '../../kit/aws-input.ts';
import { checkPolicy } from '../password-policy.ts';
import { recordPassword } from '../passwords.ts';
import { keyedHash } from '../secrets.ts';
import { closeSignIn, countSessionFailure } from '../sessions.ts';
import { NEW_PASSWORD } from '../shapes.ts';
import type { ExtraStep, UserRecord } from '../state.ts';
import {
  issueChallenge,
  requireChallenge,
  type ChallengeResponder,
  type IssuedChallenge,
} from './challenge.ts';
import { askForSecondFactor } from './second-factor.ts';

const PASSWORDS: readonly string[] = ['PASSWORD_SRP', 'PASSWORD'];
const FIRST_FACTORS: readonly string[] = [...PASSWORDS, 'EMAIL_OTP', 'SMS_OTP'];

/**
 * The next step of a sign-in after the password: replacing a temporary password, then the steps due
 * because of a trait, then the second factor.
 */
export function nextChallenge(
  context: OperationContext,
  user: UserRecord,
  due: readonly ExtraStep[] = extraSteps(user),
): IssuedChallenge {
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askForNewPassword(context, user, due);
  const [step, ...rest] = due;
  if (step === 'CUSTOM_CHALLENGE') return askCustomQuestion(context, user, rest);
  if (step === 'SELECT_CHALLENGE') return askForFirstFactor(context, user, rest);
  if (step === 'PASSWORD_SRP') return askForPasswordAgain(context, user, rest);
  return askForSecondFactor(context, user);
}

function extraSteps({ trait }: UserRecord): ExtraStep[] {
  return [
    ...(trait === 'custom-challenge' ? (['CUSTOM_CHALLENGE'] as const) : []),
    ...(trait === 'first-factor-choice' ? (['SELECT_CHALLENGE'] as const) : []),
    ...(trait === 'password-again' ? (['PASSWORD_SRP'] as const) : []),
  ];
}

function askForNewPassword(
  context: OperationContext,
  user: UserRecord,
  due: readonly ExtraStep[],
): IssuedChallenge {
  const userAttributes = { email_verified: String(user.emailVerified), ...user.attributes };
  return issueChallenge(context, {
    sub: user.sub,
    name: 'NEW_PASSWORD_REQUIRED',
    parameters: {
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(userAttributes),
    },
    kept: { due },
  });
}

/**
 * The real service issues this challenge only in USER_AUTH, before any proof. Here it also follows
 * the password, so that an app that signs in with USER_SRP_AUTH can be tested with it.
 */
function askForFirstFactor(
  context: OperationContext,
  { sub }: UserRecord,
  due: readonly ExtraStep[],
): IssuedChallenge {
  return {
    ...issueChallenge(context, {
      sub,
      name: 'SELECT_CHALLENGE',
      kept: { factors: FIRST_FACTORS, due },
    }),
    AvailableChallenges: FIRST_FACTORS,
  };
}

/** Answered under the name SELECT_CHALLENGE, as after a choice of the first factor. */
function askForPasswordAgain(
  context: OperationContext,
  { sub }: UserRecord,
  due: readonly ExtraStep[],
): IssuedChallenge {
  return issueChallenge(context, {
    sub,
    name: 'PASSWORD_SRP',
    kept: { challenge: 'SELECT_CHALLENGE', factors: PASSWORDS, due },
  });
}

const ATTRIBUTE_PREFIX = 'userAttributes.';

export const respondNewPasswordRequired: ChallengeResponder = (context, response) => {
  const { record, user } = requireChallenge(context, response);
  required(response.responses, 'NEW_PASSWORD');
  const { password } = readInput(response.responses, (fields) => ({
    password: fields.string('NEW_PASSWORD', NEW_PASSWORD),
  }));
  checkPolicy(password);
  const attributes = firstPasswordAttributes(givenAttributes(response.responses));

  closeSignIn(context.state, record.signInId);
  user.password = recordPassword(context, user.sub, password);
  user.status = 'CONFIRMED';
  user.temporaryPasswordExpiresAt = null;
  user.attributes = mergeAttributes(user.attributes, attributes);
  user.modifiedAt = context.now;
  return nextChallenge(context, user, record.due);
};

function givenAttributes(responses: Record<string, string>) {
  return Object.entries(responses)
    .filter(([key]) => key.startsWith(ATTRIBUTE_PREFIX))
    .map(([key, Value]) => ({ Name: key.slice(ATTRIBUTE_PREFIX.length), Value }));
}

/** Plays the part of a pool's CreateAuthChallenge function: asks for the sum of two small numbers. */
function askCustomQuestion(
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

function hashAnswer({ secret }: OperationContext, sub: string, answer: string): string {
  return keyedHash(secret, 'custom challenge', `${sub} ${answer.trim()}`).toString('base64url');
}

/** In a real pool, DefineAuthChallenge decides what follows a wrong answer; here it may be retried. */
export const respondCustomChallenge: ChallengeResponder = (context, response) => {
  const answer = required(response.responses, 'ANSWER');
  const { session, record, user } = requireChallenge(context, response);
  if (hashAnswer(context, user.sub, answer) !== record.answerHash) {
    countSessionFailure(context.state, session);
    throw new ServiceError('CodeMismatchException', 'The answer is not right.');
  }
  closeSignIn(context.state, record.signInId);
  return nextChallenge(context, user, record.due);
};
