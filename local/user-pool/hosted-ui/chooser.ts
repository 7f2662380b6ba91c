import { html, type Html } from '../../kit/html.ts';
import type { GoogleAccount } from './accounts.ts';

/** The submitted values of another account, and what is wrong with them. */
export interface TypedAccount {
  name: string;
  email: string;
  error: string;
}

/** A submit button for the surrounding form. */
export function accountRow({ name, email, note }: GoogleAccount): Html {
  return html`<li>
    <button class="account" name="choice" value="${email}">
      <span class="initial" aria-hidden="true">${name.charAt(0)}</span>
      <span class="who">
        <span class="name">${name}</span>
        <span class="email">${email}</span>
        ${note === undefined ? null : html`<span class="note">${note}</span>`}
      </span>
    </button>
  </li>`;
}

/** The form for an account that is not listed; expanded if it is shown again with an error. */
export function otherAccount(requestField: Html, typed: TypedAccount | undefined): Html {
  const problem =
    typed && html`<p class="problem" id="other-problem" role="alert">${typed.error}</p>`;
  const described = typed && html` aria-invalid="true" aria-describedby="other-problem"`;
  return html`<details class="other" ${typed === undefined ? null : html`open`}>
    <summary>Use another account</summary>
    <form method="post" action="/google/accounts">
      ${requestField} ${problem ?? null}
      <label for="other-name">Name</label>
      <input
        id="other-name"
        name="name"
        required
        maxlength="100"
        autocomplete="off"
        value="${typed?.name ?? ''}"
        ${described ?? null}
      />
      <label for="other-email">Email</label>
      <input
        id="other-email"
        name="email"
        type="email"
        required
        maxlength="128"
        autocomplete="off"
        value="${typed?.email ?? ''}"
        ${described ?? null}
      />
      <button class="main-action" name="choice" value="other">Continue</button>
    </form>
  </details>`;
}
