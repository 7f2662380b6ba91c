import { admit } from '../admit.ts';
import { askForCode, CODE_CHALLENGES } from '../challenges/ask-for-code.ts';
import { FIRST_FACTORS, PASSWORDS } from '../challenges/first-factors.ts';
import { askForPassword } from '../challenges/ask-for-password.ts';
import { nextChallenge } from '../challenges/next-challenge.ts';
import { required } from '../parameters.ts';
import { isPassword } from '../passwords.ts';
import { openSession } from '../sessions.ts';
import { identify } from '../users.ts';
import type { Flow } from './flow.ts';

/**
 * Starts the preferred first factor or offers a choice. Only users with the trait
 * `first-factor-choice` can sign in with a code, as in a pool that does not require MFA; to them a
 * preferred password is offered as one of the choices.
 */
export const startUserAuth: Flow = (context, parameters) => {
  const identified = identify(context, required(parameters, 'USERNAME'));
  const { sub, user } = identified;
  const preferred = parameters['PREFERRED_CHALLENGE'];
  const choosing = user?.trait === 'first-factor-choice';

  if (!choosing && preferred === 'PASSWORD_SRP') {
    return askForPassword(context, identified, parameters);
  }
  if (!choosing && preferred === 'PASSWORD') {
    const password = required(parameters, 'PASSWORD');
    const admitted = admit(context, identified, (known) =>
      isPassword(context, sub, password, known),
    );
    return nextChallenge(context, admitted);
  }
  const sent = CODE_CHALLENGES.find((name) => name === preferred && name !== 'SMS_MFA');
  if (choosing && sent !== undefined) return askForCode(context, user, sent, { digits: 8 });

  const factors = choosing ? FIRST_FACTORS : PASSWORDS;
  return {
    ChallengeName: 'SELECT_CHALLENGE',
    Session: openSession(context, { sub, challenge: 'SELECT_CHALLENGE', factors, due: [] }),
    ChallengeParameters: { USERNAME: sub },
    AvailableChallenges: factors,
  };
};
