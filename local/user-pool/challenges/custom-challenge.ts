import { ServiceError } from '../errors.ts';
import { required } from '../parameters.ts';
import { closeSignIn, countSessionFailure } from '../sessions.ts';
import { hashAnswer } from './ask-custom-question.ts';
import { nextChallenge } from './next-challenge.ts';
import { openChallenge, type ChallengeResponder } from './response.ts';

/**
 * The answer to the question. What a wrong one leads to is for a pool's DefineAuthChallenge function
 * to say; here it may be given again, five times in all.
 */
export const respondCustomChallenge: ChallengeResponder = (context, response) => {
  const answer = required(response.responses, 'ANSWER');
  const { session, record, user } = openChallenge(context, response);
  if (hashAnswer(context, user.sub, answer) !== record.answerHash) {
    countSessionFailure(context.state, session);
    throw new ServiceError('CodeMismatchException', 'The answer is not right.');
  }
  closeSignIn(context.state, record.signInId);
  return nextChallenge(context, user, record.due);
};
