import { html, type Html } from '../kit/html.ts';

/** The query parameter with the piece that was clicked. */
export const ANSWER = 'answer';

interface Piece {
  text: string;
  right: boolean;
  /** The answer to a click on it. */
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
      'Anybody can put a well-known name in front. Find the first single slash, and read backwards from there.',
  },
  {
    text: 'parcel-desk.example',
    right: true,
    title: 'Well spotted',
    reply:
      'The end of the host name is the owner’s. Redfinch is only a label in front of it, and nobody minds £1.45: they are after your card number.',
  },
  {
    text: '/r/4471',
    right: false,
    title: 'That’s only the page',
    reply:
      'Whatever comes after the first single slash is a page on a site. The site’s owner is named just before it.',
  },
];

/**
 * A lesson played by clicking a piece of an address. Each click is a request, so it needs no JavaScript.
 * `answer`: the piece clicked last. `moreUrl`: where there is more to play.
 */
export function lessonSection(answer: string | null, moreUrl: string): Html {
  const pressed = PIECES.find(({ text }) => text === answer);
  return html`<section class="lesson" aria-labelledby="lesson">
    <div>
      <h2 id="lesson">A sample lesson: who sent this?</h2>
      <p>You’re waiting for a parcel from Redfinch, and this text arrives.</p>
      <figure>
        <p class="bubble">
          REDFINCH: sorry we missed you. Pay £1.45 to rebook your delivery:
          <span class="address">${PIECES.map(({ text }) => html`${whole(text)}<wbr />`)}</span>
        </p>
        <figcaption>A text message, invented for this lesson</figcaption>
      </figure>
    </div>
    <div>
      <p><strong>Press the part of its address that names the owner.</strong></p>
      <form method="get">${PIECES.map((piece) => pieceButton(piece, pressed))}</form>
      ${pressed === undefined ? null : replyTo(pressed, moreUrl)}
    </div>
  </section>`;
}

/** Keeps a host name in one piece: broken at its hyphen, it would read as two. */
function whole(host: string): string {
  return host.replaceAll('-', '-\u2060');
}

function pieceButton({ text, right }: Piece, pressed: Piece | undefined): Html {
  const state = text !== pressed?.text ? '' : right ? 'right' : 'wrong';
  return html`<button class="${`piece ${state}`}" name="${ANSWER}" value="${text}">
    ${text}
  </button>`;
}

/** Takes the focus when the page loads, so that screen readers announce it. */
function replyTo({ right, title, reply }: Piece, moreUrl: string): Html {
  return html`<div class="${`reply ${right ? 'right' : 'wrong'}`}">
    <h3 tabindex="-1" autofocus>${right ? '✓' : '↺'} ${title}</h3>
    <p>${reply}</p>
    ${
      right
        ? html`<p><a class="button main-action" href="${moreUrl}">Judge six more messages</a></p>`
        : null
    }
  </div>`;
}
