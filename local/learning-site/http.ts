import { join } from 'node:path';
import type { Handler } from '../kit/handler.ts';
import { fileResponse, lookFile } from '../kit/page.ts';
import { isOwnRequest } from '../kit/same-origin.ts';
import type { LearningSite, MainSession } from './engine.ts';
import { ANSWER } from './lesson.ts';
import { notFoundPage, refusedPage, signedInPage, signedOutPage } from './pages.ts';

const COOKIE = 'learning_session';

interface MainSite {
  url: string;
  /** The name of its session cookie, which browsers send here too: the cookie's domain is the parent of both. */
  sessionCookie: string;
}

/** The home page and its only lesson, which are the same page. */
const PAGES = new Set(['/', '/lessons/1']);

/** `/auth-redirect` accepts the hand-over, and `POST /sign-out` ends the session. */
export function learningSiteHandler(site: LearningSite, main: MainSite): Handler {
  return async (request) => {
    const url = new URL(request.url);
    if (request.method === 'POST' && url.pathname === '/sign-out') return signOut(site, request);
    if (request.method !== 'GET') return new Response(null, { status: 405 });
    const file = lookFile(url.pathname) ?? ownFile(url.pathname);
    if (file !== null) return file;
    if (url.pathname === '/favicon.ico') return new Response(null, { status: 404 });
    const mainSession = userIn(request, main.sessionCookie);
    if (url.pathname === '/auth-redirect') return takeHandOver(site, url, mainSession, main.url);
    if (!PAGES.has(url.pathname)) return notFoundPage(main.url);
    const session = site.session(sessionIdOf(request), mainSession);
    if (session === 'expired') return seeOther(site.signInUrl(url.href), sessionCookie('', 0));
    return session === null
      ? signedOutPage(site.signInUrl(url.href), main.url)
      : signedInPage(session, url.origin, main.url, url.searchParams.get(ANSWER));
  };
}

function ownFile(path: string): Response | null {
  switch (path) {
    case '/learning.css':
      return fileResponse(join(import.meta.dirname, 'learning.css'), 'text/css');
    case '/lesson.js':
      return fileResponse(join(import.meta.dirname, 'browser.js'), 'text/javascript');
    default:
      return null;
  }
}

/** Redirects to a URL without the token, to keep it out of the browser's history. */
async function takeHandOver(
  site: LearningSite,
  url: URL,
  mainSession: MainSession,
  mainSiteUrl: string,
): Promise<Response> {
  const token = url.searchParams.get('token') ?? '';
  const admission = await site.admit(token, url.searchParams.get('redirectTo'), mainSession);
  return admission.ok
    ? seeOther(admission.page, sessionCookie(admission.sessionId))
    : refusedPage(admission.problem, admission.signInUrl, mainSiteUrl);
}

function signOut(site: LearningSite, request: Request): Response {
  if (!isOwnRequest(request)) return new Response(null, { status: 403 });
  site.signOut(sessionIdOf(request));
  return seeOther('/', sessionCookie('', 0));
}

function seeOther(location: string, cookie: string): Response {
  return new Response(null, {
    status: 303,
    headers: {
      location,
      'set-cookie': cookie,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}

/** Without an age it lasts as long as the browser's session. */
function sessionCookie(id: string, maxAge?: number): string {
  const age = maxAge === undefined ? '' : ` Max-Age=${maxAge};`;
  return `${COOKIE}=${id}; Path=/;${age} HttpOnly; SameSite=Lax`;
}

function sessionIdOf(request: Request): string {
  return cookieIn(request, COOKIE) ?? '';
}

/** Amplify encodes the names in its cookies. */
function userIn(request: Request, cookie: string): MainSession {
  const value = cookieIn(request, cookie);
  try {
    return value === null ? null : decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Empty, which names no user, if there are several with different values: another host of the domain has set one. */
function cookieIn(request: Request, name: string): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split('; ');
  const values = new Set(pairs.filter((pair) => pair.startsWith(`${name}=`)));
  const [pair] = values;
  if (pair === undefined) return null;
  return values.size === 1 ? pair.slice(name.length + 1) : '';
}
