import { authenticate } from '../access.ts';
import { mergeAttributes, profileAttributes } from '../attributes.ts';
import type { Operation } from '../context.ts';
import { invalidParameter } from '../errors.ts';
import { readInput } from '../input.ts';
import { TOKEN } from '../shapes.ts';

/** The email is the username and cannot be updated, so no code is ever sent. */
export const updateUserAttributes: Operation = async (context, input) => {
  const request = readInput(input, (fields) => ({
    accessToken: fields.string('AccessToken', TOKEN),
    attributes: fields.attributes('UserAttributes'),
  }));
  const user = await authenticate(context, request.accessToken);
  if (request.attributes.some(({ Name }) => Name === 'email')) {
    throw invalidParameter('user.email: Attribute cannot be updated.');
  }
  user.attributes = mergeAttributes(user.attributes, profileAttributes(request.attributes));
  user.modifiedAt = context.now;
  return { CodeDeliveryDetailsList: [] };
};
