import { html } from '../kit/html.ts';
import type { Html } from '../kit/html.ts';
import type { Mail } from '../kit/mail.ts';
import { localTime } from './form.ts';

/** How many messages the page shows; `GET /messages` has the others. */
const SHOWN = 50;
const BLANK: Mail = { to: '', subject: '', body: '', code: '', sentAt: '' };

/** The list is kept up to date by browser.js, which fills copies of the template. */
export function mailbox(messages: readonly Mail[]): Html {
  return html`<section class="mailbox" aria-labelledby="mailbox">
    <h2 id="mailbox">Mailbox</h2>
    <p class="unseen" role="status" id="news"></p>
    <p class="empty" id="no-mail" ${messages.length > 0 ? html` hidden` : null}>
      No mail yet. Codes for signing up and for resetting a password appear here by themselves.
    </p>
    <ol class="messages" id="messages" data-shown="${SHOWN}">
      ${messages.slice(0, SHOWN).map(message)}
    </ol>
    <template id="message">${message(BLANK)}</template>
  </section>`;
}

function message({ to, subject, body, code, sentAt }: Mail): Html {
  return html`<li class="message" data-key="${sentAt} ${to} ${subject}">
    <h3 data-part="subject">${subject}</h3>
    <p class="meta">
      To <span data-part="to">${to}</span>,
      ${sentAt === '' ? html`<time></time>` : localTime(sentAt)}
    </p>
    <p class="code" ${code === '' && sentAt !== '' ? html` hidden` : null}>
      <code data-part="code">${code}</code>
      <button type="button" data-copy hidden>Copy</button>
    </p>
    <details>
      <summary>The whole message</summary>
      <p class="letter" data-part="body">${body}</p>
    </details>
  </li>`;
}
