import type { Caller, OperationContext } from '../context.ts';
import type { GoogleAccount } from './accounts.ts';
import { authorize, closeRequest, findRequest, type Authorization } from './authorize.ts';
import { issueCode } from './codes.ts';
import { chooseableAccounts, federatedUser } from './federated-users.ts';
import { addressWith, type Parameters } from './parameters.ts';
import type { AuthorizationRequest } from './records.ts';
import { token, type TokenAnswer } from './token.ts';

export interface Visit {
  accounts: GoogleAccount[];
  redirectUri: string;
}

/** The pool's OAuth 2.0 endpoints, with an imitation of Google behind them. */
export interface HostedUi {
  readonly callbackUrls: readonly string[];
  readonly logoutUrls: readonly string[];
  authorize(parameters: Parameters): Promise<Authorization>;
  /** Null, here and in the next two, if the request is unknown, answered or expired. */
  visit(requestId: string): Promise<Visit | null>;
  /** Returns the URL to redirect to, with a code. */
  choose(requestId: string, account: GoogleAccount): Promise<string | null>;
  /** Returns the URL to redirect to, with the error that Google would have returned. */
  refuse(requestId: string, description: string | null): Promise<string | null>;
  token(parameters: Parameters, caller?: Caller): Promise<TokenAnswer>;
  /** The URL to redirect to; null unless it is one of the client's logout URLs. */
  logout(parameters: Parameters): string | null;
}

type Run = <Result>(
  work: (context: OperationContext) => Result | Promise<Result>,
  caller?: Caller,
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
    token: (parameters, caller) => run((context) => token(context, parameters), caller),
    logout: (parameters) => logoutAddress(client, parameters),
  };
}

/** Must match exactly, like callback URLs. */
function logoutAddress(client: OAuthClient, parameters: Parameters): string | null {
  const wanted = parameters.get('logout_uri');
  if (parameters.repeats() || parameters.get('client_id') !== client.clientId) return null;
  return wanted !== null && client.logoutUrls.includes(wanted) ? wanted : null;
}
