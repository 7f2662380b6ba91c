import { brandBar } from '../kit/brand-bar.ts';
import { html, type Html } from '../kit/html.ts';
import { pageResponse } from '../kit/page.ts';
import type { LearningSession } from './engine.ts';
import { handedOverCard, nameOf } from './handed-over.ts';
import type { TokenProblem } from './id-token.ts';
import { lessonPicture, lessonSection } from './lesson.ts';

/** `answer`: the piece pressed in the sample lesson; null before the first answer. */
export function signedInPage(
  session: LearningSession,
  siteUrl: string,
  mainSiteUrl: string,
  answer: string | null,
): Response {
  const title = `Hello, ${nameOf(session.learner)}`;
  return sitePage({
    title,
    mainSiteUrl,
    wayBack: html`<a class="button" href="${mainSiteUrl}/dashboard"
      >Back <span class="on-wide">to your account</span></a
    >`,
    script: '/lesson.js',
    main: html`<h1>${title}</h1>
      <p class="lede">Good to see you. Here’s a message to practise on.</p>
      <div class="desk">
        ${lessonSection(answer, `${mainSiteUrl}/demo`)} ${handedOverCard(session, siteUrl)}
      </div>`,
  });
}

export function signedOutPage(signInUrl: string, mainSiteUrl: string): Response {
  return doorPage({
    title: 'Sign in to learn',
    sign: 'locked',
    message: 'Your lessons are waiting. Sign in, and we’ll bring you straight back here.',
    action: { text: 'Sign in', href: signInUrl },
    mainSiteUrl,
  });
}

export function notFoundPage(mainSiteUrl: string): Response {
  return doorPage({
    status: 404,
    title: 'There’s no lesson here',
    sign: 'warning',
    message: 'The address may be mistyped, or the lesson has moved.',
    action: { text: 'Go to your lessons', href: '/' },
    mainSiteUrl,
  });
}

const PROBLEMS: Record<TokenProblem, Pick<Door, 'status' | 'sign' | 'title' | 'message'>> = {
  missing: {
    status: 401,
    sign: 'locked',
    title: 'You’re not signed in yet',
    message: 'Sign in, and we’ll bring you straight back here.',
  },
  expired: {
    status: 401,
    sign: 'warning',
    title: 'Your sign-in has expired',
    message:
      'It took a little too long to get here, and a sign-in only lasts a short while. Sign in again to carry on.',
  },
  invalid: {
    status: 401,
    sign: 'warning',
    title: 'We can’t accept this sign-in',
    message:
      'It wasn’t made for this site, or it was changed on the way. Your account is safe. Sign in to carry on.',
  },
  unavailable: {
    status: 503,
    sign: 'warning',
    title: 'We couldn’t check your sign-in',
    message: 'The sign-in service isn’t answering. Your account is safe: try again in a minute.',
  },
};

export function refusedPage(
  problem: TokenProblem,
  signInUrl: string,
  mainSiteUrl: string,
): Response {
  return doorPage({
    ...PROBLEMS[problem],
    action: { text: problem === 'unavailable' ? 'Try again' : 'Sign in', href: signInUrl },
    mainSiteUrl,
  });
}

interface Door {
  status?: number;
  title: string;
  sign: 'locked' | 'warning';
  message: string;
  action: { text: string; href: string };
  mainSiteUrl: string;
}

/** For anyone who can't be shown a lesson, beside a glimpse of one. */
function doorPage(door: Door): Response {
  const { title, sign, message, action, mainSiteUrl, ...page } = door;
  const glimpse =
    door.status === 404 ? html`<a href="/">Try this one instead</a>` : html`From a sample lesson`;
  return sitePage({
    ...page,
    title,
    mainSiteUrl,
    wayBack: html`<a class="button" href="${mainSiteUrl}"
      >Back <span class="on-wide">to Lureproof</span></a
    >`,
    main: html`<div class="door">
      <div>
        ${SIGNS[sign]}
        <h1>${title}</h1>
        <p class="lede">${message}</p>
        <p><a class="button main-action" href="${action.href}">${action.text}</a></p>
      </div>
      <aside class="glimpse" aria-labelledby="glimpse">
        <h2 class="eyebrow" id="glimpse">${glimpse}</h2>
        <p class="question">Who sent this text?</p>
        ${lessonPicture()}
      </aside>
    </div>`,
  });
}

const SIGNS: Record<Door['sign'], Html> = {
  locked: html`<span class="sign locked" aria-hidden="true"
    ><svg viewBox="0 0 24 24">
      <path d="M7 10V7a5 5 0 0 1 10 0v3h1.5v10h-13V10zm2.5 0h5V7a2.5 2.5 0 0 0-5 0z" /></svg
  ></span>`,
  warning: html`<span class="sign" aria-hidden="true">!</span>`,
};

interface SitePage {
  status?: number;
  title: string;
  mainSiteUrl: string;
  wayBack: Html;
  main: Html;
  script?: string;
}

function sitePage({ title, mainSiteUrl, wayBack, ...page }: SitePage): Response {
  return pageResponse({
    ...page,
    title: `${title} – Lureproof lessons`,
    bar: brandBar({ site: 'Lessons', actions: wayBack }),
    footer: footer(mainSiteUrl),
    stylesheet: '/learning.css',
  });
}

const FOOTER_LINKS = [
  { text: 'Support', path: '/support' },
  { text: 'Legal notice', path: '/legal' },
  { text: 'Terms', path: '/terms' },
  { text: 'Privacy', path: '/privacy' },
  { text: 'Cookies', path: '/cookies' },
];

function footer(mainSiteUrl: string): Html {
  return html`<footer class="footer">
    <div class="column">
      <p>© Lureproof Training Ltd</p>
      <nav aria-label="Footer">
        <ul>
          ${FOOTER_LINKS.map(
            ({ text, path }) => html`<li><a href="${mainSiteUrl}${path}">${text}</a></li>`,
          )}
        </ul>
      </nav>
    </div>
  </footer>`;
}
