import { authenticate } from '../access.ts';
import type { Operation } from '../context.ts';
import { revokeAll } from '../families.ts';
import { readInput } from '../input.ts';
import { TOKEN } from '../shapes.ts';

export const globalSignOut: Operation = async (context, input) => {
  const { accessToken } = readInput(input, (fields) => ({
    accessToken: fields.string('AccessToken', TOKEN),
  }));
  const user = await authenticate(context, accessToken);
  revokeAll(context.state, user.sub);
  return {};
};
