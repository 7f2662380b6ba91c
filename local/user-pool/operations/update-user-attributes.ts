import { changeVerifiable, refuseTakenEmail } from '../attribute-codes.ts';
import { changedAttributes, isVerifiable, mergeAttributes, VERIFIABLE } from '../attributes.ts';
import { userOperation } from '../operation.ts';

export const updateUserAttributes = userOperation(
  (fields) => fields.attributes('UserAttributes'),
  (context, { user }, attributes) => {
    const changes = changedAttributes(attributes);
    refuseTakenEmail(context, user, changes.get('email') ?? '');

    const profile = [...changes].filter(([name]) => !isVerifiable(name));
    user.attributes = mergeAttributes(user.attributes, Object.fromEntries(profile));
    user.modifiedAt = context.now;
    const sent = VERIFIABLE.map((name) => {
      const value = changes.get(name);
      return value === undefined ? null : changeVerifiable(context, user, name, value);
    });
    return { CodeDeliveryDetailsList: sent.filter((details) => details !== null) };
  },
);
