import { html } from '../kit/html.ts';
import type { Html } from '../kit/html.ts';
import type { UserSummary } from '../user-pool/users.ts';
import { field, problemNote, typed } from './form.ts';
import type { FormProblem } from './form.ts';

const STATUS_WORDS: Record<UserSummary['status'], string> = {
  UNCONFIRMED: 'email not verified',
  CONFIRMED: 'verified',
  FORCE_CHANGE_PASSWORD: 'has to choose a password',
  EXTERNAL_PROVIDER: 'signs in with Google',
};

const MFA_WORDS: Record<UserSummary['mfa'], string> = {
  SOFTWARE_TOKEN_MFA: 'authenticator set up',
  NONE: 'no authenticator',
};

export function userSection(users: readonly UserSummary[], problem: FormProblem | null): Html {
  return html`<section aria-labelledby="users">
    <h2 id="users">Users</h2>
    ${
      users.length === 0
        ? html`<p class="empty">No accounts yet. Register in the app, or add one below.</p>`
        : html`<ul class="rows">
            ${users.map(row)}
          </ul>`
    }
    <details${problem && html` open`}>
      <summary>Add an account as an administrator</summary>
      <form method="post" action="/users">
        ${problemNote(problem)}
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
            value="${typed(problem, 'email')}"
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
            value="${typed(problem, 'name')}"
          />`,
        })}
        <button class="main-action">Add account</button>
      </form>
    </details>
  </section>`;
}

function row({ email, name, status, mfa }: UserSummary): Html {
  return html`<li>
    <strong>${email}</strong>
    <p class="meta">
      ${name === '' ? null : `${name}: `}${STATUS_WORDS[status]}, ${MFA_WORDS[mfa]}
    </p>
  </li>`;
}
