import { ServiceError } from '../../kit/aws-errors.ts';
import { required } from '../errors.ts';
import { closeSignIn, countSessionFailure } from '../sessions.ts';
import { hashAnswer } from './ask-custom-question.ts';
import { nextChallenge } from './next-challenge.ts';
import { requireChallenge, type ChallengeResponder } from './challenge.ts';

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
