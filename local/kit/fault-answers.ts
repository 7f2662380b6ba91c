import { randomUUID } from 'node:crypto';
import type { AnyFault, Service } from './faults.ts';
import { FORM_CODES, formError, sampleFormError, statusOf } from './form-errors.ts';
import type { FormCode } from './form-errors.ts';
import { html } from './html.ts';
import { pageResponse } from './page.ts';

type AnsweredFault = Exclude<AnyFault, 'network' | 'slow'>;
type Refusal = Exclude<AnsweredFault, 'html' | 'malformed' | FormCode>;

/**
 * The answer of a service that is in this trouble, in the service's own style. A code of the form
 * service means nothing to the others: they fail as in `server`.
 */
export function faultAnswer(service: Service, operation: string, fault: AnsweredFault): Response {
  if (fault === 'html') return unavailable(service);
  if (fault === 'malformed') return malformed(service);
  if (isFormCode(fault)) {
    return service === 'form-service' ? formCode(fault) : faultAnswer(service, operation, 'server');
  }
  if (service === 'form-service') return formRefusal(fault);
  if (service === 'learning-site') return pageRefusal(fault);
  return operation.startsWith('/') ? oauthRefusal(fault) : poolRefusal(operation, fault);
}

const POOL_REFUSALS: Record<Refusal, { status: number; name: string; message: string }> = {
  throttle: { status: 400, name: 'TooManyRequestsException', message: 'Rate exceeded' },
  limit: {
    status: 400,
    name: 'LimitExceededException',
    message: 'Attempt limit exceeded, please try after some time.',
  },
  server: { status: 500, name: 'InternalErrorException', message: 'Internal error' },
  'expired-session': {
    status: 400,
    name: 'NotAuthorizedException',
    message: 'Invalid session for the user, session is expired.',
  },
  revoked: {
    status: 400,
    name: 'NotAuthorizedException',
    message: 'Access Token has been revoked',
  },
};

function poolRefusal(operation: string, fault: Refusal): Response {
  const { status, name, message: usual } = POOL_REFUSALS[fault];
  const refreshing = fault === 'revoked' && operation === 'GetTokensFromRefreshToken';
  const message = refreshing ? 'Refresh Token has been revoked' : usual;
  return answer('user-pool', status, JSON.stringify({ __type: name, message }), {
    'x-amzn-errortype': `${name}:`,
    'x-amzn-errormessage': message,
  });
}

/** RFC 6749 §5.2, for the token endpoint and its neighbours. */
function oauthRefusal(fault: Refusal): Response {
  const { status, error } = {
    throttle: { status: 429, error: 'temporarily_unavailable' },
    limit: { status: 429, error: 'temporarily_unavailable' },
    server: { status: 500, error: 'server_error' },
    'expired-session': { status: 400, error: 'invalid_grant' },
    revoked: { status: 400, error: 'invalid_grant' },
  }[fault];
  return answer('user-pool', status, JSON.stringify({ error }));
}

function isFormCode(fault: AnsweredFault): fault is FormCode {
  return FORM_CODES.some((code) => code === fault);
}

function formCode(code: FormCode): Response {
  const errors = [sampleFormError(code)];
  return answer('form-service', statusOf(errors), JSON.stringify({ errors }));
}

function formRefusal(fault: Refusal): Response {
  const { status, ...error } = {
    throttle: { status: 429, message: 'Too many requests. Please try again later.' },
    limit: { status: 429, message: 'This form has reached its limit of submissions.' },
    server: { status: 500, message: 'Internal server error' },
    'expired-session': { status: 403, ...formError('INACTIVE') },
    revoked: { status: 403, ...formError('BLOCKED') },
  }[fault];
  return answer('form-service', status, JSON.stringify({ errors: [error] }));
}

function pageRefusal(fault: Refusal): Response {
  const { status, words } = {
    throttle: { status: 429, words: 'Too many requests' },
    limit: { status: 429, words: 'Too many requests' },
    server: { status: 500, words: 'Something went wrong' },
    'expired-session': { status: 401, words: 'Your session has ended' },
    revoked: { status: 401, words: 'Your session has ended' },
  }[fault];
  return troublePage(status, words);
}

/** What a firewall or a load balancer says in a service's place. */
function unavailable(service: Service): Response {
  if (service === 'learning-site') return troublePage(503, 'Service unavailable');
  const body = '<!doctype html><title>503</title><h1>503 Service Temporarily Unavailable</h1>';
  return answer(service, 503, body, { 'content-type': 'text/html; charset=utf-8' });
}

function malformed(service: Service): Response {
  return answer(service, 200, '{"AuthenticationResult":{"AccessTok');
}

function troublePage(status: number, words: string): Response {
  return pageResponse({
    status,
    title: words,
    site: 'Learning site',
    links: [],
    main: html`<h1>${words}</h1>
      <p>This is a fault that was switched on in the local console.</p>`,
  });
}

/** CORS is what lets an answer reach the app: without it the browser sees a dead network. */
function answer(
  service: Service,
  status: number,
  body: string,
  more: Record<string, string> = {},
): Response {
  return new Response(body, {
    status,
    headers: { ...OWN_HEADERS[service](), 'cache-control': 'no-store', ...more },
  });
}

const OWN_HEADERS: Record<Service, () => Record<string, string>> = {
  'user-pool': awsHeaders,
  'identity-pool': awsHeaders,
  'form-service': () => ({
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
  }),
  'learning-site': () => ({ 'content-type': 'text/html; charset=utf-8' }),
};

function awsHeaders(): Record<string, string> {
  return {
    'content-type': 'application/x-amz-json-1.1',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'x-amzn-errortype, x-amzn-requestid, x-amzn-errormessage',
    'x-amzn-requestid': randomUUID(),
  };
}
