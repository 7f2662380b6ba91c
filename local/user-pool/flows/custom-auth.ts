import { askForPassword } from '../challenges/ask-for-password.ts';
import { extraSteps } from '../challenges/next-challenge.ts';
import { incorrectCredentials } from '../errors.ts';
import { required } from '../parameters.ts';
import { openSession } from '../sessions.ts';
import { identify } from '../users.ts';
import type { Flow } from './flow.ts';

/** The question comes after the password, so a sign-in without SRP_A is refused. */
export const startCustomAuth: Flow = (context, parameters) => {
  const identified = identify(context, required(parameters, 'USERNAME'));
  if (parameters['CHALLENGE_NAME'] !== 'SRP_A') throw incorrectCredentials();
  const { sub, user } = identified;
  const asked = askForPassword(context, identified, parameters);
  const due = user === null ? [] : extraSteps(user, 'CUSTOM_AUTH');
  return { ...asked, Session: openSession(context, { sub, challenge: asked.ChallengeName, due }) };
};
