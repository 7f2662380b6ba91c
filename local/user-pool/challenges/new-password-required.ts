import { required } from '../errors.ts';
import { firstPasswordAttributes, mergeAttributes } from '../attributes.ts';
import { readInput } from '../../kit/aws-input.ts';
import { checkPolicy } from '../password-policy.ts';
import { recordPassword } from '../passwords.ts';
import { closeSignIn } from '../sessions.ts';
import { NEW_PASSWORD } from '../shapes.ts';
import { nextChallenge } from './next-challenge.ts';
import { requireChallenge, type ChallengeResponder } from './challenge.ts';

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
