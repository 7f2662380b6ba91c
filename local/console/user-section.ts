import { html, type Html } from '../kit/html.ts';
import type { UserSummary } from '../user-pool/users.ts';
import { field, problemNote, typed, type FormProblem } from './form.ts';
import { userRow } from './user-row.ts';

interface Problems {
  adding: FormProblem | null;
  changing: FormProblem | null;
}

export function userSection(users: readonly UserSummary[], { adding, changing }: Problems): Html {
  return html`<section aria-labelledby="users">
    <h2 id="users">Users</h2>
    ${problemNote(changing)}
    ${
      users.length === 0
        ? html`<p class="empty">No accounts yet. Register in the app, or add one below.</p>`
        : html`<ul class="rows" id="accounts">
            ${users.map(userRow)}
          </ul>`
    }
    <details${adding && html` open`}>
      <summary>Add an account as an administrator</summary>
      <form method="post" action="/users">
        ${problemNote(adding)}
        ${field({
          id: 'user-email',
          label: 'Email',
          hint: 'A temporary password goes to the mailbox here.',
          control: html`<input
            id="user-email"
            name="email"
            type="email"
            required
            autocomplete="off"
            aria-describedby="user-email-hint"
            value="${typed(adding, 'email')}"
          />`,
        })}
        ${field({
          id: 'user-name',
          label: 'Name',
          control: html`<input
            id="user-name"
            name="name"
            required
            autocomplete="off"
            value="${typed(adding, 'name')}"
          />`,
        })}
        <button class="main-action">Add account</button>
      </form>
    </details>
  </section>`;
}
