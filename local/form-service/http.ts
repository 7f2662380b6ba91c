import { formError, statusOf, type FormError } from '../kit/form-errors.ts';
import type { Handler } from '../kit/handler.ts';
import { lookFile } from '../kit/page.ts';
import { isObject, parseJson } from '../kit/json.ts';
import type { FormService, Posted } from './engine.ts';
import { problemPage, thanksPage } from './pages.ts';

const THANKS = '/thanks';
const UNREADABLE: FormError[] = [{ message: 'The form could not be read' }];
const NOT_FOUND: FormError[] = [{ message: 'Post forms to /f/<form id>' }];

/**
 * `POST /f/<formId>`, from any origin. Answers clients that accept JSON with `{ next, ok }` or
 * `{ errors }`, and plain HTML forms with a page. There are no projects, so `/p/` is always 404.
 */
export function formServiceHandler(service: FormService, appUrl: string): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'OPTIONS') return preflight(request);
    if (request.method === 'GET' && pathname === THANKS) return thanksPage(appUrl);
    const file = request.method === 'GET' ? lookFile(pathname) : null;
    if (file !== null) return file;
    if (pathname.startsWith('/p/')) {
      return refuse(request, appUrl, 404, [formError('PROJECT_NOT_FOUND')]);
    }
    const formId = /^\/f\/([\w-]{1,64})$/.exec(pathname)?.[1];
    if (formId === undefined) return refuse(request, appUrl, 404, NOT_FOUND);
    if (request.method !== 'POST') return refuse(request, appUrl, 405, NOT_FOUND);
    const posted = await readPosted(request);
    if (posted === null) return refuse(request, appUrl, 400, UNREADABLE);
    const verdict = service.submit(formId, posted);
    if (!verdict.ok) return refuse(request, appUrl, statusOf(verdict.errors), verdict.errors);
    return wantsJson(request) ? json(200, { next: THANKS, ok: true }) : seeOther(THANKS);
  };
}

function wantsJson(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('application/json');
}

function refuse(request: Request, appUrl: string, status: number, errors: FormError[]): Response {
  return wantsJson(request) ? json(status, { errors }) : problemPage(appUrl, status, errors);
}

function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': '600',
    },
  });
}

function json(status: number, body: object): Response {
  return Response.json(body, {
    status,
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
  });
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}

/** Reads a JSON, URL-encoded or multipart form; null if the body is none of these. */
async function readPosted(request: Request): Promise<Posted | null> {
  const type = request.headers.get('content-type') ?? '';
  try {
    return type.startsWith('application/json')
      ? fromJson(parseJson(await request.text()))
      : fromForm(await request.formData());
  } catch {
    return null;
  }
}

function fromJson(body: unknown): Posted | null {
  return isObject(body) ? { fields: body, files: 0 } : null;
}

/** An unused file input submits an empty file. */
function fromForm(form: FormData): Posted {
  const entries = [...form.entries()];
  const fields = entries.filter(([, value]) => typeof value === 'string');
  const files = entries.filter(([, value]) => typeof value !== 'string' && value.size > 0);
  return { fields: Object.fromEntries(fields), files: files.length };
}
