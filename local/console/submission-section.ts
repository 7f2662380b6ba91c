import { html, type Html } from '../kit/html.ts';
import type { Submission } from '../kit/submission.ts';
import { localTime } from './form.ts';

/** `GET /submissions` has the rest. */
const SHOWN = 20;

export function submissionSection(submissions: readonly Submission[]): Html {
  return html`<section aria-labelledby="submissions">
    <h2 id="submissions">Form submissions</h2>
    ${
      submissions.length === 0
        ? html`<p class="empty">
            No submissions yet. Messages from the contact forms will appear here.
          </p>`
        : html`<ul class="rows">
            ${submissions.slice(0, SHOWN).map(row)}
          </ul>`
    }
  </section>`;
}

function row({ formId, fields, receivedAt }: Submission): Html {
  return html`<li>
    <strong>${formId}</strong>
    <p class="meta">${localTime(receivedAt)}</p>
    <dl>
      ${Object.entries(fields).map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd class="letter">${value}</dd>`,
      )}
    </dl>
  </li>`;
}
