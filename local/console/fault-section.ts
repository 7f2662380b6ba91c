import { ANY_OPERATION, faultsOf, SERVICES, type FaultSwitch } from '../kit/faults.ts';
import { html, type Html } from '../kit/html.ts';
import { field, options, problemNote, typed, type FormProblem } from './form.ts';

export function faultSection(faults: readonly FaultSwitch[], problem: FormProblem | null): Html {
  return html`<section aria-labelledby="faults">
    <h2 id="faults">Faults</h2>
    <p class="hint">Make a service fail to see how the app responds.</p>
    ${faults.length === 0 ? html`<p class="empty">No faults are active.</p>` : switchedOn(faults)}
    <form method="post" action="/faults">
      ${problemNote(problem)}
      ${field({
        id: 'fault-service',
        label: 'Service',
        control: html`<select id="fault-service" name="service">
          ${options(SERVICES, typed(problem, 'service'))}
        </select>`,
      })}
      ${field({
        id: 'fault-operation',
        label: 'Operation',
        hint: 'An operation such as InitiateAuth, a path such as /oauth2/token, or * for any.',
        control: html`<input
          id="fault-operation"
          name="operation"
          required
          autocomplete="off"
          aria-describedby="fault-operation-hint"
          value="${typed(problem, 'operation', ANY_OPERATION)}"
        />`,
      })}
      ${field({
        id: 'fault-fault',
        label: 'Fault',
        hint: 'Faults in capitals are error codes of the form service, for that service only.',
        control: html`<select id="fault-fault" name="fault" aria-describedby="fault-fault-hint">
          ${options(faultsOf('form-service'), typed(problem, 'fault'))}
        </select>`,
      })}
      ${field({
        id: 'fault-times',
        label: 'Times',
        hint: 'Calls to the user pool and the identity pool are attempted three times if the connection drops or the answer is a 5xx, throttle or limit.',
        control: html`<input
          id="fault-times"
          name="times"
          type="number"
          min="1"
          max="1000"
          required
          aria-describedby="fault-times-hint"
          value="${typed(problem, 'times', '1')}"
        />`,
      })}
      <button class="main-action">Switch on</button>
    </form>
  </section>`;
}

function switchedOn(faults: readonly FaultSwitch[]): Html {
  return html`<ul class="rows">
      ${faults.map(
        ({ service, operation, fault, times }) =>
          html`<li>
            <strong>${fault}</strong>
            <p class="meta">${service}, <code>${operation}</code>, ${times} left</p>
          </li>`,
      )}
    </ul>
    <form method="post" action="/faults/clear">
      <button>Switch all off</button>
    </form>`;
}
