import { html, type Html } from '../kit/html.ts';

/** The query parameter with the piece that was pressed. */
export const ANSWER = 'answer';

interface Piece {
  text: string;
  right: boolean;
  /** The reply to pressing it. */
  title: string;
  reply: string;
}

/** The address in the message, split where its meaning changes. */
const PIECES: readonly Piece[] = [
  {
    text: 'redfinch.',
    right: false,
    title: 'That’s the bait',
    reply:
      'It’s there to catch your eye: anybody can put a well-known name in front. Find the first single slash, and look just before it.',
  },
  {
    text: 'parcel-desk.example',
    right: true,
    title: 'Well spotted',
    reply:
      'The owner’s name ends just before the first single slash. Redfinch is only a label in front of it, and nobody minds £1.45: they are after your card number.',
  },
  {
    text: '/r/4471',
    right: false,
    title: 'That’s only a page',
    reply:
      'Whatever comes after the first single slash is a page on the site. The site’s owner is named just before that slash.',
  },
];

/**
 * A lesson played by pressing a piece of the address in a message. browser.js replies in place; without it, each answer
 * is a request. `answer`: the piece pressed last. `moreUrl`: where there is more to play.
 */
export function lessonSection(answer: string | null, moreUrl: string): Html {
  return html`<section class="lesson" id="lesson" aria-labelledby="lesson-title">
    <p class="eyebrow">A sample lesson</p>
    <h2 id="lesson-title">Who sent this text?</h2>
    <p>
      You’re waiting for a parcel from Redfinch.
      <strong>Press the part of the address that names its owner.</strong>
    </p>
    <form method="get" action="#reply">
      ${message(
        html`<div class="address" role="group" aria-label="The address in the message">
          ${PIECES.map((piece) => pieceButton(piece, answer))}
        </div>`,
      )}
    </form>
    <div class="replies" role="status">
      ${PIECES.map((piece) => replyTo(piece, answer, moreUrl))}
    </div>
  </section>`;
}

/** The lesson's message, to be seen only. */
export function lessonPicture(): Html {
  return message(
    html`<p class="address">
      ${PIECES.map(({ text }) => html`<span class="piece">${text}</span>`)}
    </p>`,
  );
}

function message(address: Html): Html {
  return html`<div class="message">
    <div class="envelope">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 4a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9M3 22c0-9 18-9 18 0z" />
      </svg>
      <strong>+44 7700 900461</strong>
      <span class="channel">SMS</span>
    </div>
    <div class="bubble">
      <p>REDFINCH: sorry we missed you. Pay £1.45 to rebook your delivery:</p>
      ${address}
    </div>
  </div>`;
}

function pieceButton({ text, right }: Piece, answer: string | null): Html {
  return html`<button
    class="${`piece ${right ? 'right' : 'wrong'}`}"
    name="${ANSWER}"
    value="${text}"
    aria-pressed="${String(text === answer)}"
  >
    ${text}
  </button>`;
}

const AGAIN = html`<svg viewBox="0 0 24 24" class="again">
  <path d="M19 12a7 7 0 1 1-2.3-5.2M19 4v4h-4" />
</svg>`;

function replyTo(
  { text, right, title, reply }: Piece,
  answer: string | null,
  moreUrl: string,
): Html {
  return html`<div
    class="${`reply ${right ? 'right' : 'wrong'}`}"
    data-reply-to="${text}"
    ${text === answer ? html`id="reply" tabindex="-1"` : html`hidden`}
  >
    <span class="sign" aria-hidden="true">${right ? '✓' : AGAIN}</span>
    <h3>${title}</h3>
    <p>${reply}</p>
    ${
      right
        ? html`<a class="button main-action" href="${moreUrl}">Judge six more</a>`
        : html`<p><strong>Have another go.</strong></p>`
    }
  </div>`;
}
