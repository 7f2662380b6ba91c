import { pendingValue } from '../attributes.ts';
import { sendAttributeCode } from '../code-mail.ts';
import { invalidParameter } from '../../kit/aws-errors.ts';
import { countAttempt } from '../limits.ts';
import { userOperation } from '../operation.ts';
import { ATTRIBUTE_NAME } from '../shapes.ts';
import { requireVerifiable } from './verify-user-attribute.ts';

/** The message of a real pool: github.com/floci-io/floci/pull/1898. */
const NO_DESTINATION = {
  email: 'User does not have a valid registered email address',
  phone_number: 'User does not have a valid registered phone number',
};

/** A pending value gets a new code; a verified attribute may be verified again. */
export const getUserAttributeVerificationCode = userOperation(
  (fields) => fields.string('AttributeName', ATTRIBUTE_NAME),
  (context, { user }, attributeName) => {
    const name = requireVerifiable(attributeName);
    const value = pendingValue(user, name) ?? user.attributes[name];
    if (value === undefined) throw invalidParameter(NO_DESTINATION[name]);
    countAttempt(context, 'getUserAttributeVerificationCode', user.sub);
    return { CodeDeliveryDetails: sendAttributeCode(context, user, name, value) };
  },
);
