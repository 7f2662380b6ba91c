import { html, type Html } from '../kit/html.ts';
import type { LearningSession } from './engine.ts';
import type { Learner } from './id-token.ts';

/** Who is signed in here, what the main site passed on, and how it was verified. */
export function handedOverCard({ learner, redirectTo }: LearningSession, siteUrl: string): Html {
  const name = nameOf(learner);
  return html`<aside class="card" aria-labelledby="signed-in">
    <h2 class="unseen" id="signed-in">Your sign-in</h2>
    <div class="person">
      <span class="initials" aria-hidden="true">${initialsOf(name)}</span>
      <p>
        <strong>${name}</strong>
        ${learner.name === '' ? null : html`<span>${learner.email}</span>`}
      </p>
    </div>
    <p class="vouched">
      <span class="sign" aria-hidden="true">✓</span>
      You’re signed in with your Lureproof account.
    </p>
    <details>
      <summary>What Lureproof told us, and what we checked</summary>
      ${told(learner, isHome(redirectTo, siteUrl) ? 'Your lessons' : redirectTo)} ${checked()}
    </details>
    <form method="post" action="/sign-out">
      <p>Not ${name}? <button class="plain">Sign out here</button></p>
    </form>
  </aside>`;
}

/** What to call the learner: their email address if the token has no name. */
export function nameOf({ name, email }: Learner): string {
  return name === '' ? email : name;
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}

function isHome(redirectTo: string | null, siteUrl: string): boolean {
  return redirectTo === siteUrl || redirectTo === `${siteUrl}/`;
}

function told({ name, email }: Learner, askedFor: string | null): Html {
  const facts = [
    { term: 'Your name', value: name },
    { term: 'Your email address', value: email },
    { term: 'The page you asked for', value: askedFor ?? '' },
  ];
  return html`<h3>Lureproof told us</h3>
    <dl>
      ${facts
        .filter(({ value }) => value !== '')
        .map(
          ({ term, value }) =>
            html`<dt>${term}</dt>
              <dd>${value}</dd>`,
        )}
    </dl>
    <p class="hint">
      Lureproof kept your password and the codes from your authenticator app to itself.
    </p>`;
}

const CHECKS = [
  {
    title: 'It’s genuine.',
    text: 'The sign-in note about you carries a seal that only the sign-in service can make.',
  },
  { title: 'It’s unchanged.', text: 'Change one letter of the note and the seal breaks.' },
  { title: 'It’s for Lureproof.', text: 'We turn away a note made for any other app.' },
  { title: 'It’s fresh.', text: 'Each note runs out by itself, and yours hadn’t.' },
  {
    title: 'It’s out of sight.',
    text: 'We took it out of the address bar at once, so it isn’t in your history.',
  },
];

function checked(): Html {
  return html`<h3>We checked</h3>
    <ul class="checks">
      ${CHECKS.map(({ title, text }) => html`<li><strong>${title}</strong> ${text}</li>`)}
    </ul>`;
}
