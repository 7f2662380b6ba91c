import { html, type Html } from '../../kit/html.ts';
import { pageResponse } from '../../kit/page.ts';
import type { AuthorizeProblem } from './authorize.ts';
import type { Visit } from './engine.ts';
import { accountRow, otherAccount, type TypedAccount } from './chooser.ts';

const SITE = 'Stand-in for Google';

/** `typed` is a submitted account with an error. */
export function chooserPage(requestId: string, visit: Visit, typed?: TypedAccount): Response {
  const { origin } = new URL(visit.redirectUri);
  return hostedPage({
    status: typed === undefined ? 200 : 400,
    title: `${typed === undefined ? '' : 'Problem: '}Choose an account`,
    formTargets: [origin],
    main: html`<h1>Choose an account</h1>
      <p class="lede">to continue to Lureproof at <strong>${new URL(origin).host}</strong></p>
      <p class="stand-in">
        <strong>This is not Google.</strong> It imitates Google’s account chooser on this machine:
        there is no password to enter, and nothing is sent anywhere.
      </p>
      <form method="post" action="/google/accounts">
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
    main: html`<h1>This sign-in has ended</h1>
      <p class="lede">It was already completed, or it took longer than ten minutes.</p>
      <p>Go back to the app and choose Google again.</p>`,
  });
}

export function foreignFormPage(): Response {
  return hostedPage({
    status: 403,
    title: 'Request refused',
    main: html`<h1>Request refused</h1>
      <p class="lede">An account can only be chosen on this service’s own page.</p>`,
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
    main: html`<h1>${title}</h1>
      <p class="lede">${message}</p>
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
  main: Html;
  status: number;
  formTargets?: readonly string[];
}

function hostedPage({ title, main, ...page }: HostedPage): Response {
  return pageResponse({
    ...page,
    title: `${title} – ${SITE}`,
    site: SITE,
    links: [],
    stylesheet: '/hosted-ui.css',
    main: html`<div class="hosted">${main}</div>`,
  });
}
