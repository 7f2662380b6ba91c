import { join } from 'node:path';
import { fileResponse, lookFile } from '../../kit/page.ts';
import { isOwnRequest } from '../../kit/same-origin.ts';
import { parseAccount } from './accounts.ts';
import type { HostedUi, Visit } from './engine.ts';
import { answerToken, readForm } from './oauth-answers.ts';
import {
  chooserPage,
  expiredPage,
  foreignFormPage,
  logoutRefusedPage,
  refusedPage,
} from './pages.ts';
import { parametersOf, type Parameters } from './parameters.ts';

type Route = (hostedUi: HostedUi, request: Request) => Promise<Response> | Response;

const CHOOSER = '/google/accounts';

const ROUTES: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['GET /oauth2/authorize', authorize],
  [`GET ${CHOOSER}`, showChooser],
  [`POST ${CHOOSER}`, takeChoice],
  ['POST /oauth2/token', answerToken],
  ['GET /logout', logout],
  [
    'GET /hosted-ui.css',
    () => fileResponse(join(import.meta.dirname, 'hosted-ui.css'), 'text/css'),
  ],
]);

/** Null for a request that is not for the hosted UI or an OAuth endpoint. */
export async function answerHostedUi(
  hostedUi: HostedUi,
  request: Request,
): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const file = request.method === 'GET' ? lookFile(pathname) : null;
  if (file !== null) return file;
  const route = ROUTES.get(`${request.method} ${pathname}`);
  return route === undefined ? null : route(hostedUi, request);
}

async function authorize(hostedUi: HostedUi, request: Request): Promise<Response> {
  const result = await hostedUi.authorize(queryOf(request));
  switch (result.outcome) {
    case 'refused':
      return refusedPage(result.problem, hostedUi.callbackUrls);
    case 'redirect':
      return found(result.to);
    case 'pending':
      return found(`${CHOOSER}?request=${result.requestId}`);
  }
}

async function showChooser(hostedUi: HostedUi, request: Request): Promise<Response> {
  const requestId = queryOf(request).get('request') ?? '';
  const visit = await hostedUi.visit(requestId);
  return visit === null ? expiredPage() : chooserPage(requestId, visit);
}

async function takeChoice(hostedUi: HostedUi, request: Request): Promise<Response> {
  if (!isOwnRequest(request)) return foreignFormPage();
  const form = await readForm(request);
  const requestId = form?.get('request') ?? '';
  const visit = await hostedUi.visit(requestId);
  if (form === null || visit === null) return expiredPage();
  const choice = form.get('choice');
  if (choice === 'cancel') return redirectBack(hostedUi.refuse(requestId, 'User cancelled'));
  if (choice === 'deny') return redirectBack(hostedUi.refuse(requestId, null));
  const listed = visit.accounts.find(({ email }) => email === choice);
  if (listed !== undefined) return redirectBack(hostedUi.choose(requestId, listed));
  return takeOther(hostedUi, requestId, visit, form);
}

async function takeOther(
  hostedUi: HostedUi,
  requestId: string,
  visit: Visit,
  form: Parameters,
): Promise<Response> {
  const name = form.get('name') ?? '';
  const email = form.get('email') ?? '';
  const parsed = parseAccount(name, email);
  return parsed.ok
    ? redirectBack(hostedUi.choose(requestId, parsed.account))
    : chooserPage(requestId, visit, { name, email, error: parsed.error });
}

/** With 303, the browser follows with a GET. */
async function redirectBack(address: Promise<string | null>): Promise<Response> {
  const to = await address;
  return to === null ? expiredPage() : redirect(303, to);
}

function logout(hostedUi: HostedUi, request: Request): Response {
  const to = hostedUi.logout(queryOf(request));
  return to === null ? logoutRefusedPage(hostedUi.logoutUrls) : found(to);
}

function queryOf(request: Request): Parameters {
  return parametersOf(new URL(request.url).searchParams);
}

function found(location: string): Response {
  return redirect(302, location);
}

function redirect(status: 302 | 303, location: string): Response {
  return new Response(null, {
    status,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}
