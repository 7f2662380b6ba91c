import { html, type Html } from '../kit/html.ts';
import { SIGN_IN_TRAITS, type SignInTrait } from '../user-pool/trait-names.ts';
import type { UserSummary } from '../user-pool/users.ts';
import { field, problemNote, typed, type FormProblem } from './form.ts';
import { TRAIT_LABELS } from './trait-labels.ts';

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

const STATUS_LABELS: Record<UserSummary['status'], string> = {
  UNCONFIRMED: 'email not verified',
  CONFIRMED: 'verified',
  FORCE_CHANGE_PASSWORD: 'must choose a password',
  RESET_REQUIRED: 'must reset the password',
  EXTERNAL_PROVIDER: 'signs in with Google',
};

const MFA_LABELS: Record<UserSummary['mfa'], string> = {
  SOFTWARE_TOKEN_MFA: 'authenticator set up',
  NONE: 'no authenticator',
};

/** An account, with a button for each trait that it can be given. */
function userRow(user: UserSummary): Html {
  const { email, name, status, mfa, trait, devices, passkeys } = user;
  const details = [
    STATUS_LABELS[status],
    MFA_LABELS[mfa],
    TRAIT_LABELS[trait].current,
    count(devices, 'one device', 'devices'),
    count(passkeys, 'one passkey', 'passkeys'),
  ];
  return html`<li>
    <strong>${email}</strong>
    <p class="meta">
      ${name === '' ? null : `${name}: `}${details.filter((detail) => detail !== '').join(', ')}
    </p>
    ${status === 'EXTERNAL_PROVIDER' ? null : traitForms(user)}
    ${passkeys === 0 ? null : forgetForm(user)}
  </li>`;
}

function count(number: number, one: string, many: string): string {
  if (number === 0) return '';
  return number === 1 ? one : `${number} ${many}`;
}

/** The user's devices keep their passkeys, as after an administrator's deletion. */
function forgetForm({ email }: UserSummary): Html {
  return html`<form method="post" action="/users/passkeys/forget">
    <input type="hidden" name="email" value="${email}" />
    <button>Forget the passkeys <span class="unseen">of ${email}</span></button>
  </form>`;
}

function traitForms({ email, trait }: UserSummary): Html {
  return html`<details>
    <summary>Change the next sign-in <span class="unseen">of ${email}</span></summary>
    <form class="traits" method="post" action="/users/traits">
      <input type="hidden" name="email" value="${email}" />
      ${SIGN_IN_TRAITS.map((one) => traitButton(one, one === trait))}
    </form>
  </details>`;
}

function traitButton(trait: SignInTrait, isCurrent: boolean): Html {
  return html`<button
    name="trait"
    value="${trait}"
    ${isCurrent ? html` aria-current="true"` : null}
  >
    ${TRAIT_LABELS[trait].button}
  </button>`;
}
