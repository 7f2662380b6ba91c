import { failedWith, READY, WAITING, type Attempt } from '#src/flows/attempt.ts';
import { cleanEmail, isEmail } from '#src/lib/email.ts';
import { isVisible } from '#src/lib/invisible.ts';
import { normaliseName, problemWithName } from '#src/lib/name.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { FormOutcome } from '#src/services/form-service/form-outcome.ts';

export const CONTACT_FIELDS = ['name', 'email', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

export type ContactFieldProblem = 'missing' | 'not-an-email' | 'invisible' | 'stacked-marks';

export type FormRefusal = Exclude<FormOutcome, { kind: 'sent' }>;

/** `invalid`: found by the form, with every problem, before any request. `rejected`: by the service. */
export type ContactFailure =
  | { kind: 'invalid'; problems: ReadonlyMap<ContactField, ContactFieldProblem> }
  | { kind: 'rejected'; outcome: FormRefusal };

/** Without the field values, which stay in the DOM until the form is sent. */
export type ContactFormState = ({ at: 'writing' } & Attempt<ContactFailure>) | { at: 'sent' };

export type ContactFormEvent =
  | { type: 'invalid'; problems: ReadonlyMap<ContactField, ContactFieldProblem> }
  | { type: 'submitted' }
  | { type: 'answered'; outcome: FormOutcome }
  | { type: 'started-over' };

export const CONTACT_FORM_START: ContactFormState = { at: 'writing', ...READY };
export const CONTACT_FORM_SENDING: ContactFormState = { at: 'writing', ...WAITING };

/** Accepts only the answer while the form is being sent, and only `started-over` once it has been. */
export function contactFormReducer(
  state: ContactFormState,
  event: ContactFormEvent,
): ContactFormState {
  switch (event.type) {
    case 'invalid': {
      const failure: ContactFailure = { kind: 'invalid', problems: event.problems };
      return isOpen(state) ? { ...state, ...failedWith(failure) } : state;
    }
    case 'submitted':
      return isOpen(state) ? CONTACT_FORM_SENDING : state;
    case 'answered':
      return isOpen(state) || state.at === 'sent' ? state : afterAnswer(event.outcome);
    case 'started-over':
      return state.at === 'sent' ? CONTACT_FORM_START : state;
    default:
      return unreachable(event);
  }
}

function isOpen(state: ContactFormState): state is ContactFormState & { at: 'writing' } {
  return state.at === 'writing' && !state.waiting;
}

function afterAnswer(outcome: FormOutcome): ContactFormState {
  return outcome.kind === 'sent'
    ? { at: 'sent' }
    : { at: 'writing', ...failedWith({ kind: 'rejected', outcome }) };
}

/** The fields as they are sent: without spaces around them, except the message, which is the visitor's own. */
export function normaliseFields(
  fields: Readonly<Record<string, string>>,
): Record<string, string> & Record<ContactField, string> {
  const { name = '', email = '', message = '' } = fields;
  return { ...fields, name: normaliseName(name), email: cleanEmail(email), message };
}

/** The fields' problems, in order. Empty if the form can be sent. */
export function problemsWith(
  fields: Readonly<Record<ContactField, string>>,
): ReadonlyMap<ContactField, ContactFieldProblem> {
  return new Map(
    CONTACT_FIELDS.flatMap((field): [ContactField, ContactFieldProblem][] => {
      const problem = problemWith(field, fields[field]);
      return problem === null ? [] : [[field, problem]];
    }),
  );
}

function problemWith(field: ContactField, value: string): ContactFieldProblem | null {
  if (!isVisible(value)) return 'missing';
  if (field === 'name') return problemWithName(value);
  return field === 'email' && !isEmail(value) ? 'not-an-email' : null;
}
