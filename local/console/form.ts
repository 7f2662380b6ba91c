import { html, type Html } from '../kit/html.ts';

/** A rejected form, shown again as submitted, with the reason. */
export interface FormProblem {
  form: 'users' | 'accounts' | 'session-tracking' | 'passkeys' | 'faults';
  error: string;
  fields: Record<string, unknown>;
}

interface Field {
  id: string;
  label: string;
  control: Html;
  hint?: string;
}

/** The control of a field with a hint needs `aria-describedby="<id>-hint"`. */
export function field({ id, label, control, hint }: Field): Html {
  return html`<div class="field">
    <label for="${id}">${label}</label>
    ${hint === undefined ? null : html`<p class="hint" id="${id}-hint">${hint}</p>`} ${control}
  </div>`;
}

export function problemNote(problem: FormProblem | null): Html | null {
  return problem && html`<p class="problem" role="alert">Not done: ${problem.error}</p>`;
}

/** The submitted value of a rejected form. */
export function typed(problem: FormProblem | null, name: string, otherwise = ''): string {
  const value = problem?.fields[name];
  return typeof value === 'string' ? value : otherwise;
}

export function options(values: readonly string[], chosen: string): Html[] {
  return values.map((value) =>
    value === chosen ? html`<option selected>${value}</option>` : html`<option>${value}</option>`,
  );
}

export function localTime(iso: string): Html {
  return html`<time datetime="${iso}">${TIME.format(new Date(iso))}</time>`;
}

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
