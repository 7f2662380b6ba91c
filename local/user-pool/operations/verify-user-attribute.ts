import { acceptProof } from '../attribute-codes.ts';
import { isVerifiable, type VerifiableAttribute } from '../attributes.ts';
import { checkCode } from '../codes.ts';
import { invalidParameter } from '../../kit/aws-errors.ts';
import { countAttempt } from '../limits.ts';
import { userOperation } from '../operation.ts';
import { ATTRIBUTE_NAME, CONFIRMATION_CODE } from '../shapes.ts';

export const verifyUserAttribute = userOperation(
  (fields) => ({
    attributeName: fields.string('AttributeName', ATTRIBUTE_NAME),
    code: fields.string('Code', CONFIRMATION_CODE),
  }),
  (context, { user }, { attributeName, code }) => {
    const name = requireVerifiable(attributeName);
    countAttempt(context, 'verifyUserAttribute', user.sub);
    checkCode(context, user, name, code);
    acceptProof(context, user, name);
    user.modifiedAt = context.now;
    return {};
  },
);

export function requireVerifiable(name: string): VerifiableAttribute {
  if (isVerifiable(name)) return name;
  throw invalidParameter('Invalid attribute name. Only phone_number and email can be verified.');
}
