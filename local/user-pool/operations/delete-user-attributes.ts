import { changeVerifiable } from '../attribute-codes.ts';
import { isVerifiable, mergeAttributes, refuseDeletionOf } from '../attributes.ts';
import { userOperation } from '../operation.ts';
import { ATTRIBUTE_NAME } from '../shapes.ts';

export const deleteUserAttributes = userOperation(
  (fields) => fields.strings('UserAttributeNames', ATTRIBUTE_NAME),
  (context, { user }, names) => {
    refuseDeletionOf(names);
    for (const name of names.filter(isVerifiable)) changeVerifiable(context, user, name, '');
    const none = Object.fromEntries(names.map((name) => [name, '']));
    user.attributes = mergeAttributes(user.attributes, none);
    user.modifiedAt = context.now;
    return {};
  },
);
