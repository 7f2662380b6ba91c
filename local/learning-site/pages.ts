import { html, type Html } from '../kit/html.ts';
import { pageResponse } from '../kit/page.ts';
import type { LearningSession } from './engine.ts';
import type { Learner, TokenProblem } from './id-token.ts';
import { lessonSection } from './lesson.ts';

/** `answer`: the piece clicked in the sample lesson; null before the first click. */
export function signedInPage(
  { learner, redirectTo }: LearningSession,
  siteUrl: string,
  mainSiteUrl: string,
  answer: string | null,
): Response {
  const { name, email } = learner;
  return sitePage(200, `Hello, ${name === '' ? email : name}`, mainSiteUrl, [
    html`<p class="lede">You’re signed in. Here’s a lesson to start with.</p>`,
    lessonSection(answer, new URL('/demo', mainSiteUrl).href),
    html`<details>
      <summary><h2>How we know it’s you</h2></summary>
      <div class="columns">
        ${handedOver(learner, isHome(redirectTo, siteUrl) ? 'Your lessons' : redirectTo)}${verified()}
      </div>
    </details>`,
    html`<section class="leave" aria-labelledby="leave">
      <h2 id="leave">Done for today?</h2>
      <div class="actions">
        <a class="button" href="${mainSiteUrl}">Back to the main site</a>
        <form method="post" action="/sign-out"><button>Sign out of the learning site</button></form>
      </div>
    </section>`,
  ]);
}

function isHome(redirectTo: string | null, siteUrl: string): boolean {
  return redirectTo === siteUrl || redirectTo === `${siteUrl}/`;
}

function handedOver({ name, email }: Learner, askedFor: string | null): Html {
  return html`<section aria-labelledby="handed-over">
    <h3 id="handed-over">What came with you</h3>
    <dl>
      ${
        name === ''
          ? null
          : html`<dt>Your name</dt>
              <dd>${name}</dd>`
      }
      <dt>Your email address</dt>
      <dd>${email}</dd>
      ${
        askedFor === null || askedFor === ''
          ? null
          : html`<dt>The page you asked for</dt>
              <dd>${askedFor}</dd>`
      }
    </dl>
    <p class="hint">Your password and the codes from your authenticator app stayed behind.</p>
  </section>`;
}

const CHECKS = [
  {
    title: 'It’s the real thing.',
    text: 'Your pass carries a seal that only the sign-in service can make. Change one letter and it breaks.',
  },
  {
    title: 'It was made for Lureproof.',
    text: 'A pass for any other app would have been turned away.',
  },
  { title: 'It’s still fresh.', text: 'Each pass runs out by itself, and yours hadn’t.' },
  {
    title: 'It’s out of sight.',
    text: 'We took it out of the address bar at once, so it isn’t in your history.',
  },
];

function verified(): Html {
  return html`<section aria-labelledby="verified">
    <h3 id="verified">What we checked</h3>
    <ul class="checks">
      ${CHECKS.map(({ title, text }) => html`<li><strong>${title}</strong> ${text}</li>`)}
    </ul>
  </section>`;
}

export function signedOutPage(signInUrl: string, mainSiteUrl: string): Response {
  return sitePage(200, 'Sign in to learn', mainSiteUrl, [
    html`<p class="lede">
      Your lessons are waiting. The main site signs you in and brings you back.
    </p>`,
    signInLink(signInUrl),
  ]);
}

const PROBLEMS: Record<TokenProblem, { status: number; title: string; message: string }> = {
  missing: {
    status: 401,
    title: 'You are not signed in',
    message: 'The main site did not pass on a sign-in.',
  },
  expired: {
    status: 401,
    title: 'Your sign-in has expired',
    message: 'It was valid when you left the main site but has expired since.',
  },
  invalid: {
    status: 401,
    title: 'This sign-in cannot be accepted',
    message: 'It was not issued for this site or has been altered.',
  },
  unavailable: {
    status: 503,
    title: 'Your sign-in could not be checked',
    message: 'The sign-in service is not responding. Please try again shortly.',
  },
};

export function refusedPage(
  problem: TokenProblem,
  signInUrl: string,
  mainSiteUrl: string,
): Response {
  const { status, title, message } = PROBLEMS[problem];
  return sitePage(status, title, mainSiteUrl, [
    html`<p class="lede">${message}</p>`,
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
    logo: LOGO,
    site: 'Learning site',
    links: [{ href: mainSiteUrl, text: 'Main site' }],
    stylesheet: '/learning.css',
    fonts: true,
    main: html`<h1>${title}</h1>
      ${parts}`,
  });
}

const LOGO = html`<svg class="logo" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M15 3v11a5 5 0 0 1-10 0v-2l3 2.5" />
  <circle cx="15" cy="3.5" r="2" />
</svg>`;
