import { html, type Html } from '../kit/html.ts';
import { SIGN_IN_TRAITS, type SignInTrait } from '../user-pool/trait-names.ts';
import type { UserSummary } from '../user-pool/users.ts';
import { TRAIT_LABELS } from './trait-labels.ts';

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
export function userRow(user: UserSummary): Html {
  const { email, name, status, mfa, trait, devices } = user;
  const details = [
    STATUS_LABELS[status],
    MFA_LABELS[mfa],
    TRAIT_LABELS[trait].current,
    deviceCount(devices),
  ];
  return html`<li>
    <strong>${email}</strong>
    <p class="meta">
      ${name === '' ? null : `${name}: `}${details.filter((detail) => detail !== '').join(', ')}
    </p>
    ${status === 'EXTERNAL_PROVIDER' ? null : traitForms(user)}
  </li>`;
}

function deviceCount(devices: number): string {
  if (devices === 0) return '';
  return devices === 1 ? 'one device' : `${devices} devices`;
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
