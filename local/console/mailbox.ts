import { html, type Html } from '../kit/html.ts';
import type { Mail } from '../kit/mail.ts';
import { localTime } from './form.ts';

/** `GET /messages` has the rest. */
const SHOWN = 50;
const BLANK: Mail = { to: '', subject: '', body: '', code: '', sentAt: '' };

/** browser.js updates the list with copies of the template. */
export function mailbox(messages: readonly Mail[]): Html {
  return html`<section class="mailbox" aria-labelledby="mailbox">
    <h2 id="mailbox">Mailbox</h2>
    <p class="unseen" role="status" id="news"></p>
    <p class="empty" id="no-mail" ${messages.length > 0 ? html` hidden` : null}>
      No mail yet. Codes for signing up and resetting a password will appear here.
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
      <summary>Full message</summary>
      <p class="letter" data-part="body">${body}</p>
    </details>
  </li>`;
}
