import type { OperationContext } from '../context.ts';
import type { ExtraStep, UserRecord } from '../state.ts';
import { askCustomQuestion } from './ask-custom-question.ts';
import { issueChallenge, type IssuedChallenge } from './challenge.ts';
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
