import { clientOperation } from '../operation.ts';
import { renew } from '../renew.ts';
import { TOKEN } from '../shapes.ts';

export const getTokensFromRefreshToken = clientOperation(
  (fields) => fields.string('RefreshToken', TOKEN),
  async (context, token) => ({ AuthenticationResult: (await renew(context, token)).tokens }),
);
