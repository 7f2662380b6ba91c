import { html, type Html } from '../../kit/html.ts';
import { pageResponse } from '../../kit/page.ts';
import type { AuthorizeProblem } from './authorize.ts';
import type { Visit } from './engine.ts';
import { accountRow, otherAccount, type TypedAccount } from './chooser.ts';

/** `typed` is a submitted account with an error. */
export function chooserPage(requestId: string, visit: Visit, typed?: TypedAccount): Response {
  const { origin } = new URL(visit.redirectUri);
  return hostedPage({
    status: typed === undefined ? 200 : 400,
    title: `${typed === undefined ? '' : 'Problem: '}Choose an account`,
    formTargets: [origin],
    head: html`<h1>Choose an account</h1>
      <p class="lede">to continue to Lureproof at <strong>${new URL(origin).host}</strong></p>`,
    main: html`<form method="post" action="/google/accounts">
        ${requestField(requestId)}
        <ul class="accounts">
          ${visit.accounts.map(accountRow)}
        </ul>
      </form>
      ${otherAccount(requestField(requestId), typed)}
      <form class="ways-out" method="post" action="/google/accounts">
        ${requestField(requestId)}
        <button name="choice" value="cancel">Cancel</button>
        <button name="choice" value="deny">Deny access</button>
      </form>`,
  });
}

const PROBLEMS: Record<AuthorizeProblem, string> = {
  invalid_client: 'The client_id is not that of this user pool’s app client.',
  redirect_mismatch:
    'The redirect_uri does not exactly match one of the app client’s callback URLs.',
  invalid_request: 'client_id and redirect_uri must each be given exactly once.',
};

/** Shows no link to the requested redirect_uri, since it is not trusted. */
export function refusedPage(problem: AuthorizeProblem, callbackUrls: readonly string[]): Response {
  return problemPage('This sign-in cannot start', PROBLEMS[problem], problem, callbackUrls);
}

export function logoutRefusedPage(logoutUrls: readonly string[]): Response {
  return problemPage(
    'This sign-out cannot redirect',
    'client_id must be the app client’s, and logout_uri must exactly match one of its sign-out URLs.',
    'invalid_request',
    logoutUrls,
  );
}

/** For a request that was answered, is older than ten minutes, or never existed. */
export function expiredPage(): Response {
  return hostedPage({
    status: 410,
    title: 'This sign-in has ended',
    head: html`<h1>This sign-in has ended</h1>`,
    main: html`<p class="lede">It was already completed, or it took longer than ten minutes.</p>
      <p>Go back to the app and choose Google again.</p>`,
  });
}

export function foreignFormPage(): Response {
  return hostedPage({
    status: 403,
    title: 'Request refused',
    head: html`<h1>Request refused</h1>`,
    main: html`<p class="lede">An account can only be chosen on this service’s own page.</p>`,
  });
}

function problemPage(
  title: string,
  message: string,
  code: string,
  urls: readonly string[],
): Response {
  return hostedPage({
    status: 400,
    title,
    head: html`<h1>${title}</h1>`,
    main: html`<p class="lede">${message}</p>
      <p>Error: <code>${code}</code></p>
      <h2>Allowed URLs</h2>
      <ul class="urls">
        ${urls.map((url) => html`<li><code>${url}</code></li>`)}
      </ul>`,
  });
}

function requestField(requestId: string): Html {
  return html`<input type="hidden" name="request" value="${requestId}" />`;
}

interface HostedPage {
  title: string;
  /** What the page is for, beside its content on wide screens. */
  head: Html;
  main: Html;
  status: number;
  formTargets?: readonly string[];
}

function hostedPage({ title, head, main, ...page }: HostedPage): Response {
  return pageResponse({
    ...page,
    title: `${title} – Stand-in for Google`,
    bar: STAND_IN,
    stylesheet: '/hosted-ui.css',
    main: html`<div class="hosted">
      <div>${MARK}${head}</div>
      <div>${main}</div>
    </div>`,
  });
}

const STAND_IN = html`<header class="stand-in">
  <p class="column">
    <strong>This is not Google.</strong> It imitates Google’s account chooser on this machine: there
    is no password to enter, and nothing is sent anywhere.
  </p>
</header>`;

const MARK = html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
  <path
    fill="#4285f4"
    d="M21.6 12.2c0-.7-.1-1.3-.2-1.9H12v3.7h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.3Z"
  />
  <path
    fill="#34a853"
    d="M12 22c2.7 0 5-.9 6.6-2.5l-3.2-2.5c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.1H3.1v2.6A10 10 0 0 0 12 22Z"
  />
  <path fill="#fbbc05" d="M6.4 13.9a6 6 0 0 1 0-3.8L3.1 7.5a10 10 0 0 0 0 9Z" />
  <path
    fill="#ea4335"
    d="M12 6c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5l3.3 2.6C7.2 7.8 9.4 6 12 6Z"
  />
</svg>`;
