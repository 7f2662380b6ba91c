import { html } from '../kit/html.ts';
import type { Html } from '../kit/html.ts';
import { pageResponse } from '../kit/page.ts';
import type { LearningSession } from './engine.ts';
import type { TokenProblem } from './id-token.ts';

export function signedInPage(session: LearningSession, mainSiteUrl: string): Response {
  const { learner, redirectTo } = session;
  return sitePage(
    200,
    `Hello, ${learner.name === '' ? learner.email : learner.name}`,
    mainSiteUrl,
    [
      html`<p class="lede">You are signed in to the learning site as ${learner.email}.</p>`,
      redirectTo === null || redirectTo === ''
        ? null
        : html`<p>You came here for <code>${redirectTo}</code></p>`,
      html`<form method="post" action="/sign-out"><button>Sign out</button></form>`,
    ],
  );
}

export function signedOutPage(signInUrl: string, mainSiteUrl: string): Response {
  return sitePage(200, 'Sign in to learn', mainSiteUrl, [
    html`<p class="lede">
      Your lessons are waiting. The main site signs you in and brings you back.
    </p>`,
    signInLink(signInUrl),
  ]);
}

const PROBLEMS: Record<TokenProblem, { status: number; title: string; words: string }> = {
  missing: {
    status: 401,
    title: 'You are not signed in',
    words: 'The main site sent no sign-in with you.',
  },
  expired: {
    status: 401,
    title: 'Your sign-in has expired',
    words: 'It was valid when you left the main site, but is no longer.',
  },
  invalid: {
    status: 401,
    title: 'This sign-in cannot be accepted',
    words: 'It was not issued for this site, or it was changed on the way.',
  },
  unavailable: {
    status: 503,
    title: 'Your sign-in could not be checked',
    words: 'The service that vouches for it does not answer. Nothing is lost; try again shortly.',
  },
};

export function refusedPage(
  problem: TokenProblem,
  signInUrl: string,
  mainSiteUrl: string,
): Response {
  const { status, title, words } = PROBLEMS[problem];
  return sitePage(status, title, mainSiteUrl, [
    html`<p class="lede">${words}</p>`,
    signInLink(signInUrl),
  ]);
}

function signInLink(url: string): Html {
  return html`<p><a class="button main-action" href="${url}">Sign in at the main site</a></p>`;
}

function sitePage(
  status: number,
  title: string,
  mainSiteUrl: string,
  parts: (Html | null)[],
): Response {
  return pageResponse({
    status,
    title: `${title} – Lureproof learning site`,
    site: 'Learning site',
    links: [{ href: mainSiteUrl, text: 'Main site' }],
    main: html`<h1>${title}</h1>
      ${parts}`,
  });
}
