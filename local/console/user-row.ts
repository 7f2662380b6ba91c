import { html } from '../kit/html.ts';
import type { Html } from '../kit/html.ts';
import { SIGN_IN_TRAITS } from '../user-pool/trait-names.ts';
import type { SignInTrait } from '../user-pool/trait-names.ts';
import type { UserSummary } from '../user-pool/users.ts';
import { TRAIT_WORDS } from './trait-words.ts';

const STATUS_WORDS: Record<UserSummary['status'], string> = {
  UNCONFIRMED: 'email not verified',
  CONFIRMED: 'verified',
  FORCE_CHANGE_PASSWORD: 'has to choose a password',
  RESET_REQUIRED: 'has to reset the password',
  EXTERNAL_PROVIDER: 'signs in with Google',
};

const MFA_WORDS: Record<UserSummary['mfa'], string> = {
  SOFTWARE_TOKEN_MFA: 'authenticator set up',
  NONE: 'no authenticator',
};

/** One account, and for each step that its next sign-in can be made to meet a button. */
export function userRow(user: UserSummary): Html {
  const { email, name, status, mfa, trait, devices } = user;
  const words = [
    STATUS_WORDS[status],
    MFA_WORDS[mfa],
    TRAIT_WORDS[trait].now,
    deviceWords(devices),
  ];
  return html`<li>
    <strong>${email}</strong>
    <p class="meta">
      ${name === '' ? null : `${name}: `}${words.filter((word) => word !== '').join(', ')}
    </p>
    ${status === 'EXTERNAL_PROVIDER' ? null : traitForms(user)}
  </li>`;
}

function deviceWords(devices: number): string {
  if (devices === 0) return '';
  return devices === 1 ? 'one device' : `${devices} devices`;
}

function traitForms({ email, trait, devices }: UserSummary): Html {
  return html`<details>
    <summary>What the next sign-in asks <span class="unseen">of ${email}</span></summary>
    <form class="traits" method="post" action="/users/traits">
      <input type="hidden" name="email" value="${email}" />
      ${SIGN_IN_TRAITS.map((one) => traitButton(one, one === trait))}
    </form>
    ${devices === 0 ? null : forgetForm(email)}
  </details>`;
}

function traitButton(trait: SignInTrait, isCurrent: boolean): Html {
  return html`<button
    name="trait"
    value="${trait}"
    ${isCurrent ? html` aria-current="true"` : null}
  >
    ${TRAIT_WORDS[trait].button}
  </button>`;
}

function forgetForm(email: string): Html {
  return html`<form class="traits" method="post" action="/users/devices/forget">
    <button name="email" value="${email}">Forget their devices</button>
  </form>`;
}
