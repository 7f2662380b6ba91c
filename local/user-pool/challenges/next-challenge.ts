import type { OperationContext } from '../context.ts';
import type { ExtraStep, UserRecord } from '../state.ts';
import { askCustomQuestion } from './ask-custom-question.ts';
import { challenge, type ChallengeAnswer } from './challenge.ts';
import { FIRST_FACTORS } from './first-factors.ts';
import { askForSecondFactor } from './second-factor.ts';

/**
 * What still stands between a proven password and the tokens: a password of one's own, then what is
 * due because of a trait, then the second factor.
 */
export function nextChallenge(
  context: OperationContext,
  user: UserRecord,
  due: readonly ExtraStep[] = extraSteps(user),
): ChallengeAnswer {
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askForNewPassword(context, user, due);
  const [step, ...rest] = due;
  if (step === 'CUSTOM_CHALLENGE') return askCustomQuestion(context, user, rest);
  if (step === 'SELECT_CHALLENGE') return askForFirstFactor(context, user, rest);
  if (step === 'PASSWORD_SRP') return askForPasswordAgain(context, user, rest);
  return askForSecondFactor(context, user);
}

/** A sign-in through CUSTOM_AUTH asks its question of everyone. */
export function extraSteps({ trait }: UserRecord, flow?: 'CUSTOM_AUTH'): ExtraStep[] {
  const question = flow === 'CUSTOM_AUTH' || trait === 'custom-challenge';
  return [
    ...(question ? (['CUSTOM_CHALLENGE'] as const) : []),
    ...(trait === 'first-factor-choice' ? (['SELECT_CHALLENGE'] as const) : []),
    ...(trait === 'password-again' ? (['PASSWORD_SRP'] as const) : []),
  ];
}

function askForNewPassword(
  context: OperationContext,
  user: UserRecord,
  due: readonly ExtraStep[],
): ChallengeAnswer {
  const userAttributes = { email_verified: String(user.emailVerified), ...user.attributes };
  return challenge(context, {
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
 * The service asks this in USER_AUTH alone, before any proof. Here it follows the password of a user
 * who has the choice, so that an app that signs in with USER_SRP_AUTH meets it too.
 */
function askForFirstFactor(
  context: OperationContext,
  { sub }: UserRecord,
  due: readonly ExtraStep[],
): ChallengeAnswer {
  return {
    ...challenge(context, {
      sub,
      name: 'SELECT_CHALLENGE',
      kept: { factors: FIRST_FACTORS, due },
    }),
    AvailableChallenges: FIRST_FACTORS,
  };
}

/** Answered, as after a choice of the first factor, under the name SELECT_CHALLENGE. */
function askForPasswordAgain(
  context: OperationContext,
  { sub }: UserRecord,
  due: readonly ExtraStep[],
): ChallengeAnswer {
  return challenge(context, {
    sub,
    name: 'PASSWORD_SRP',
    kept: { challenge: 'SELECT_CHALLENGE', factors: ['PASSWORD_SRP', 'PASSWORD'], due },
  });
}
