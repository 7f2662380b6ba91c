import { html, type Html } from '../kit/html.ts';
import { problemNote, type FormProblem } from './form.ts';

export function sessionSection(isTracking: boolean, problem: FormProblem | null): Html {
  return html`<section aria-labelledby="session-tracking">
    <h2 id="session-tracking">Session tracking</h2>
    ${problemNote(problem)}
    <p class="hint">
      ${
        isTracking
          ? 'Sessions are tracked: users can list where they are signed in and sign each of them out.'
          : 'Sessions are not tracked, as by default in a real pool: ListUserSessions returns OperationNotEnabledException.'
      }
    </p>
    <form method="post" action="/session-tracking">
      <button name="enabled" value="${String(!isTracking)}">
        ${isTracking ? 'Stop tracking sessions' : 'Track sessions'}
      </button>
    </form>
  </section>`;
}
