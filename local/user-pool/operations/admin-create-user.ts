import { newUserAttributes } from '../attributes.ts';
import type { Operation, OperationContext } from '../context.ts';
import { unknownUser } from '../errors.ts';
import { ServiceError } from '../../kit/aws-errors.ts';
import { readInput, type Attribute } from '../../kit/aws-input.ts';
import { addressed, invitationMail } from '../mails.ts';
import { notFound } from '../operation.ts';
import { checkPolicy, temporaryPassword } from '../password-policy.ts';
import { recordPassword } from '../passwords.ts';
import { NEW_PASSWORD, POOL_ID, USERNAME } from '../shapes.ts';
import type { UserRecord } from '../state.ts';
import { addUser, emailOf, findByEmail, listAttributes } from '../users.ts';

const TEMPORARY_PASSWORD_MS = 7 * 24 * 3_600_000;

export const adminCreateUser: Operation = (context, input) => {
  const request = readInput(input, (fields) => ({
    poolId: fields.string('UserPoolId', POOL_ID),
    username: fields.string('Username', USERNAME),
    password: fields.optionalString('TemporaryPassword', NEW_PASSWORD),
    attributes: fields.attributes('UserAttributes'),
    action: fields.optionalString('MessageAction', { oneOf: ['RESEND', 'SUPPRESS'] }),
  }));
  if (request.poolId !== context.pool.id) {
    throw notFound(`User pool ${request.poolId} does not exist.`);
  }
  const password = request.password ?? temporaryPassword(context.randomBytes);
  checkPolicy(password);
  const user =
    request.action === 'RESEND'
      ? renew(context, request.username, password)
      : create(context, { ...request, password });
  user.temporaryPasswordExpiresAt = context.now + TEMPORARY_PASSWORD_MS;
  if (request.action !== 'SUPPRESS') {
    const email = emailOf(user);
    context.outbox.push(addressed(invitationMail(email, password), email, context.now));
  }
  return { User: describe(user) };
};

function create(
  context: OperationContext,
  request: { username: string; password: string; attributes: Attribute[] },
): UserRecord {
  const { username, password } = request;
  // Unlike a client that signs up, an administrator may mark the email as verified.
  const given = request.attributes.filter(({ Name }) => Name !== 'email_verified');
  const attributes = newUserAttributes(username, given);
  if (findByEmail(context.state, username) !== undefined) {
    throw new ServiceError('UsernameExistsException', 'User account already exists');
  }
  const user = addUser(context, { attributes, password, status: 'FORCE_CHANGE_PASSWORD' });
  user.emailVerified = request.attributes.some(
    ({ Name, Value }) => Name === 'email_verified' && Value.toLowerCase() === 'true',
  );
  return user;
}

function renew(context: OperationContext, username: string, password: string): UserRecord {
  const user = findByEmail(context.state, username);
  if (user === undefined) throw unknownUser();
  if (user.status !== 'FORCE_CHANGE_PASSWORD') {
    throw new ServiceError(
      'UnsupportedUserStateException',
      `Resend not possible. User status is not FORCE_CHANGE_PASSWORD`,
    );
  }
  user.password = recordPassword(context, user.sub, password);
  user.modifiedAt = context.now;
  return user;
}

/** Times in the AWS JSON protocol are seconds since 1970. */
function describe(user: UserRecord): object {
  return {
    Username: user.sub,
    Attributes: listAttributes(user),
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.modifiedAt / 1000,
    Enabled: true,
    UserStatus: user.status,
  };
}
