import { errorResponse, jsonHeaders } from './aws-json.ts';
import type { AnyFault, Service } from './faults.ts';
import { FORM_CODES, formError, sampleFormError, statusOf, type FormCode } from './form-errors.ts';
import { html } from './html.ts';
import { brandBar } from './brand-bar.ts';
import { pageResponse } from './page.ts';

type AnsweredFault = Exclude<AnyFault, 'network' | 'slow'>;
type Refusal = Exclude<AnsweredFault, 'html' | 'malformed' | FormCode>;

/**
 * A faulty response in the service's own format. The form service's codes mean nothing to the other
 * services, which fail as with `server`.
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

const ATTEMPTS = 'Attempt limit exceeded, please try after some time.';
const SESSION = 'Invalid session for the user, session is expired.';

const POOL_REFUSALS: Record<Refusal, [status: number, name: string, message: string]> = {
  throttle: [400, 'TooManyRequestsException', 'Rate exceeded'],
  limit: [400, 'LimitExceededException', ATTEMPTS],
  server: [500, 'InternalErrorException', 'Internal error'],
  'expired-session': [400, 'NotAuthorizedException', SESSION],
  revoked: [400, 'NotAuthorizedException', 'Access Token has been revoked'],
};

function poolRefusal(operation: string, fault: Refusal): Response {
  const [status, name, usual] = POOL_REFUSALS[fault];
  const refreshing = fault === 'revoked' && operation === 'GetTokensFromRefreshToken';
  const message = refreshing ? 'Refresh Token has been revoked' : usual;
  return errorResponse({ name, message, status });
}

/** RFC 6749 §5.2, for the token endpoint. */
const OAUTH_REFUSALS: Record<Refusal, [status: number, error: string]> = {
  throttle: [429, 'temporarily_unavailable'],
  limit: [429, 'temporarily_unavailable'],
  server: [500, 'server_error'],
  'expired-session': [400, 'invalid_grant'],
  revoked: [400, 'invalid_grant'],
};

function oauthRefusal(fault: Refusal): Response {
  const [status, error] = OAUTH_REFUSALS[fault];
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
  const { status, title } = {
    throttle: { status: 429, title: 'Too many requests' },
    limit: { status: 429, title: 'Too many requests' },
    server: { status: 500, title: 'Something went wrong' },
    'expired-session': { status: 401, title: 'Your session has ended' },
    revoked: { status: 401, title: 'Your session has ended' },
  }[fault];
  return faultPage(status, title);
}

/** The HTML of a firewall or load balancer in front of the service. */
function unavailable(service: Service): Response {
  if (service === 'learning-site') return faultPage(503, 'Service unavailable');
  const body = '<!doctype html><title>503</title><h1>503 Service Temporarily Unavailable</h1>';
  return answer(service, 503, body, { 'content-type': 'text/html; charset=utf-8' });
}

function malformed(service: Service): Response {
  return answer(service, 200, '{"AuthenticationResult":{"AccessTok');
}

function faultPage(status: number, title: string): Response {
  return pageResponse({
    status,
    title,
    bar: brandBar({ site: 'Lessons' }),
    main: html`<h1>${title}</h1>
      <p>This is a fault injected from the local console.</p>`,
  });
}

/** Without CORS headers, the app could not tell the response from a network failure. */
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
  'user-pool': jsonHeaders,
  'identity-pool': jsonHeaders,
  'form-service': () => ({
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
  }),
  'learning-site': () => ({ 'content-type': 'text/html; charset=utf-8' }),
};
