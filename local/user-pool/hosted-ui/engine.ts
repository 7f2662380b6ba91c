import type { OperationContext } from '../context.ts';
import type { GoogleAccount } from './accounts.ts';
import { authorize, closeRequest, findRequest, type Authorization } from './authorize.ts';
import { issueCode } from './codes.ts';
import { chooseableAccounts, federatedUser } from './federated-users.ts';
import { addressWith, type Parameters } from './parameters.ts';
import type { AuthorizationRequest } from './records.ts';
import { revoke, token, type TokenAnswer, type TokenError } from './token.ts';
import { userInfo } from './user-info.ts';

export interface Visit {
  accounts: GoogleAccount[];
  redirectUri: string;
}

/** The pool's OAuth 2.0 endpoints, with a stand-in for Google behind them. */
export interface HostedUi {
  readonly callbackUrls: readonly string[];
  readonly logoutUrls: readonly string[];
  authorize(parameters: Parameters): Promise<Authorization>;
  /** Null when the request is unknown, answered or out of time; the same for the next three. */
  visit(requestId: string): Promise<Visit | null>;
  /** Gives the address to send the person to, with a code. */
  choose(requestId: string, account: GoogleAccount): Promise<string | null>;
  /** Gives the address to send the person to, with the error that Google would have sent. */
  refuse(requestId: string, description: string | null): Promise<string | null>;
  token(parameters: Parameters): Promise<TokenAnswer>;
  revoke(parameters: Parameters): Promise<TokenError | null>;
  /** Throws ServiceError when the access token is no good or was not granted `openid`. */
  userInfo(accessToken: string): Promise<Record<string, string>>;
  /** Where a sign-out leads, or null when the client has no such logout URL. */
  logout(parameters: Parameters): string | null;
}

type Run = <Result>(
  work: (context: OperationContext) => Result | Promise<Result>,
) => Promise<Result>;

export interface OAuthClient {
  clientId: string;
  callbackUrls: readonly string[];
  logoutUrls: readonly string[];
}

export function createHostedUi(run: Run, client: OAuthClient): HostedUi {
  const answer = (
    requestId: string,
    work: (
      context: OperationContext,
      request: AuthorizationRequest,
    ) => Record<string, string | null>,
  ) =>
    run((context) => {
      const request = findRequest(context, requestId);
      if (request === null) return null;
      closeRequest(context, requestId);
      return addressWith(request.redirectUri, work(context, request));
    });
  return {
    callbackUrls: client.callbackUrls,
    logoutUrls: client.logoutUrls,
    authorize: (parameters) => run((context) => authorize(context, parameters)),
    visit: (requestId) =>
      run((context) => {
        const request = findRequest(context, requestId);
        const accounts = chooseableAccounts(context.state);
        return request && { accounts, redirectUri: request.redirectUri };
      }),
    choose: (requestId, account) =>
      answer(requestId, (context, request) => {
        const { sub } = federatedUser(context, account);
        return { code: issueCode(context, sub, request), state: request.state };
      }),
    refuse: (requestId, description) =>
      answer(requestId, (_, { state }) => ({
        error_description: description,
        state,
        error: 'access_denied',
      })),
    token: (parameters) => run((context) => token(context, parameters)),
    revoke: (parameters) => run((context) => revoke(context, parameters)),
    userInfo: (accessToken) => run((context) => userInfo(context, accessToken)),
    logout: (parameters) => logoutAddress(client, parameters),
  };
}

/** Compared as texts, like the callback URLs. */
function logoutAddress(client: OAuthClient, parameters: Parameters): string | null {
  const wanted = parameters.get('logout_uri');
  if (parameters.repeats() || parameters.get('client_id') !== client.clientId) return null;
  return wanted !== null && client.logoutUrls.includes(wanted) ? wanted : null;
}
