import type { Figure } from '../lib/figure.ts';
import { fuzz, type FuzzOptions } from './fuzz.ts';
import { fuzzedServices, type FuzzedServices, type ServiceName } from './fuzzed-services.ts';
import { requestsTo, type FuzzedRequest } from './requests.ts';

/** Some requests end the session or delete the account, so the state restarts after this many. */
const REQUESTS_OF_A_STATE = 50;
const STACK = /\n\s+at .+:\d+|node_modules|\.ts:\d+/;

/** No request makes a local service fail, and every answer is in the service's own format. */
export function fuzzLocalRequests(options: FuzzOptions): Promise<Figure> {
  let services: FuzzedServices | null = null;
  let left = 0;
  return fuzz('Requests to the local services', options, requestsTo(), async (asked) => {
    if (services === null || left === 0) {
      services = await fuzzedServices();
      left = REQUESTS_OF_A_STATE;
    }
    left -= 1;
    return ask(services, asked);
  });
}

async function ask(services: FuzzedServices, asked: FuzzedRequest): Promise<string | null> {
  const { service, method, path, headers, body } = asked;
  const url = services.fill(`${services.origin(service)}${path}`);
  if (!URL.canParse(url)) return null;
  const request = new Request(url, {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, services.fill(value)]),
    ...(method !== 'GET' && { body: services.fill(body) }),
  });
  const response = await services.handlers[service](request);
  const said = await response.text();
  if (response.status >= 500) return `${response.status}: ${said}`;
  if (STACK.test(said)) return `a stack is in the answer: ${said}`;
  if (response.status >= 400 && speaksJson(service, asked) && !isRefusal(service, said)) {
    return `the refusal is none of this service: ${response.status} ${said}`;
  }
  return null;
}

function speaksJson(service: ServiceName, { path, headers }: FuzzedRequest): boolean {
  if (service === 'formService') return headers['accept'] === 'application/json';
  return service === 'identityPool' || (service === 'userPool' && path === '/');
}

function isRefusal(service: ServiceName, said: string): boolean {
  const answer: unknown = JSON.parse(said);
  const field = service === 'formService' ? 'errors' : '__type';
  return typeof answer === 'object' && answer !== null && field in answer;
}
