import { join } from 'node:path';
import type { Handler } from '../kit/handler.ts';
import { fileResponse, lookFile } from '../kit/page.ts';
import { isOwnRequest } from '../kit/same-origin.ts';
import { ServiceError } from '../kit/aws-errors.ts';
import type { ConsoleDeps } from './deps.ts';
import type { FormProblem } from './form.ts';
import {
  isForm,
  parseEmail,
  parseEnabled,
  parseFault,
  parsePasskeySettings,
  parsePerson,
  parseTraitChange,
  readFields,
  type Fields,
  type Parsed,
} from './input.ts';
import { consolePage } from './page.ts';

type Route = (request: Request) => Promise<Response> | Response;

/**
 * Serves the console as a page at `/` and as JSON. POST accepts JSON, answered in JSON, or the page's
 * own forms. Requests from other sites' pages can't change anything.
 */
export function consoleHandler(deps: ConsoleDeps): Handler {
  const routes = new Map<string, Route>([
    ['GET /', () => consolePage(deps)],
    ['GET /console.css', () => ownFile('console.css', 'text/css')],
    ['GET /console.js', () => ownFile('browser.js', 'text/javascript')],
    ['GET /messages', () => json(deps.inbox.messages())],
    ['GET /submissions', () => json(deps.inbox.submissions())],
    ['GET /users', () => json(deps.users.listUsers())],
    ['POST /users', (request) => change(deps, request, 'users', addUser)],
    ['POST /users/traits', (request) => change(deps, request, 'accounts', setTrait)],
    ['GET /session-tracking', () => json({ enabled: deps.users.sessionTracking() })],
    [
      'POST /session-tracking',
      (request) => change(deps, request, 'session-tracking', setSessionTracking),
    ],
    ['POST /users/passkeys/forget', (request) => change(deps, request, 'accounts', forgetPasskeys)],
    ['GET /passkeys', () => json(deps.users.passkeySettings())],
    ['POST /passkeys', (request) => change(deps, request, 'passkeys', setPasskeys)],
    ['GET /faults', () => json(deps.faults.list())],
    ['POST /faults', (request) => change(deps, request, 'faults', addFault)],
    ['DELETE /faults', () => json(clearFaults(deps))],
    ['POST /faults/clear', () => (clearFaults(deps), seeOther('faults'))],
  ]);
  return async (request) => {
    const path = new URL(request.url).pathname;
    const file = request.method === 'GET' ? lookFile(path) : null;
    if (file !== null) return file;
    const route = routes.get(`${request.method} ${path}`);
    if (route === undefined) return json({ error: `No ${request.method} ${path} here.` }, 404);
    if (request.method !== 'GET' && !isOwnRequest(request)) {
      return json({ error: 'Only the console’s own page can make changes.' }, 403);
    }
    return route(request);
  };
}

type Change = (deps: ConsoleDeps, fields: Fields) => Promise<Parsed<object>> | Parsed<object>;

async function change(
  deps: ConsoleDeps,
  request: Request,
  form: FormProblem['form'],
  apply: Change,
): Promise<Response> {
  const fields = await readFields(request);
  if (fields === null) return json({ error: 'Send a JSON object.' }, 400);
  const result = await apply(deps, fields);
  if (isForm(request)) {
    return result.ok ? seeOther(form) : consolePage(deps, { form, error: result.error, fields });
  }
  return result.ok ? json(result.value, 201) : json({ error: result.error }, 400);
}

async function addUser({ users }: ConsoleDeps, fields: Fields): Promise<Parsed<object>> {
  const person = parsePerson(fields);
  return person.ok ? attempt(() => users.adminCreateUser(person.value)) : person;
}

async function setTrait({ users }: ConsoleDeps, fields: Fields): Promise<Parsed<object>> {
  const wanted = parseTraitChange(fields);
  return wanted.ok ? attempt(() => users.setTrait(wanted.value.email, wanted.value.trait)) : wanted;
}

async function setSessionTracking({ users }: ConsoleDeps, fields: Fields): Promise<Parsed<object>> {
  const enabled = parseEnabled(fields);
  if (!enabled.ok) return enabled;
  await users.setSessionTracking(enabled.value);
  return { ok: true, value: { enabled: enabled.value } };
}

async function setPasskeys({ users }: ConsoleDeps, fields: Fields): Promise<Parsed<object>> {
  const change = parsePasskeySettings(fields);
  if (!change.ok) return change;
  return { ok: true, value: await users.changePasskeySettings(change.value) };
}

async function forgetPasskeys({ users }: ConsoleDeps, fields: Fields): Promise<Parsed<object>> {
  const email = parseEmail(fields);
  return email.ok ? attempt(() => users.forgetPasskeys(email.value)) : email;
}

/** Reports the user pool's refusals with their own messages. */
async function attempt(work: () => Promise<object>): Promise<Parsed<object>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof ServiceError) return { ok: false, error: error.message };
    throw error;
  }
}

function addFault({ faults }: ConsoleDeps, fields: Fields): Parsed<object> {
  const fault = parseFault(fields);
  if (!fault.ok) return fault;
  faults.add(fault.value);
  return { ok: true, value: faults.list() };
}

function clearFaults({ faults }: ConsoleDeps): object {
  faults.clear();
  return faults.list();
}

function seeOther(section: string): Response {
  return new Response(null, { status: 303, headers: { location: `/#${section}` } });
}

function json(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

function ownFile(name: string, type: string): Response {
  return fileResponse(join(import.meta.dirname, name), type);
}
