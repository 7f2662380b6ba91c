import { html, type Html } from '../kit/html.ts';
import type { PasskeySettings } from '../user-pool/passkeys/records.ts';
import { problemNote, type FormProblem } from './form.ts';

export function passkeySection(
  { enabled, firstFactor }: PasskeySettings,
  problem: FormProblem | null,
): Html {
  return html`<section aria-labelledby="passkeys">
    <h2 id="passkeys">Passkeys</h2>
    ${problemNote(problem)}
    <p class="hint">
      ${
        enabled
          ? 'Users can add passkeys. Those of one account can be removed in the list of users.'
          : 'Passkeys are off, as by default in a real pool: their operations return WebAuthnNotEnabledException.'
      }
      ${
        firstFactor
          ? 'First factors are PASSWORD and WEB_AUTHN.'
          : 'PASSWORD is the only first factor, so no sign-in starts with a passkey.'
      }
    </p>
    <form method="post" action="/passkeys">
      <button name="enabled" value="${String(!enabled)}">
        ${enabled ? 'Turn passkeys off' : 'Turn passkeys on'}
      </button>
      <button name="firstFactor" value="${String(!firstFactor)}">
        ${firstFactor ? 'Allow passwords only' : 'Allow passkeys to sign in'}
      </button>
    </form>
  </section>`;
}
