import { useEffect, useReducer, useState } from 'react';
import {
  CONTACT_FORM_SENDING,
  CONTACT_FORM_START,
  contactFormReducer,
  normaliseFields,
  problemsWith,
  type ContactFormState,
} from '#src/flows/contact-form/contact-form.ts';
import { dropDraft } from '#src/lib/draft.ts';
import type { FormOutcome } from '#src/services/form-service/form-outcome.ts';
import { submitForm, type FormName } from '#src/services/form-service/form-service.ts';

interface Message {
  fields: Readonly<Record<string, string>>;
  outcome: Promise<FormOutcome>;
}

/** The messages being sent. A page that is left meanwhile waits for its message when it is opened again. */
const sending = new Map<FormName, Message>();

export interface ContactFormBinding {
  state: ContactFormState;
  /** The fields that were sent last, or are being sent. */
  sent: Message['fields'];
  submit: (fields: Record<string, string>) => void;
  startOver: () => void;
}

/** Binds the flow of a contact form to the form service. */
export function useContactForm(form: FormName): ContactFormBinding {
  const [message, setMessage] = useState(() => sending.get(form));
  const start = message === undefined ? CONTACT_FORM_START : CONTACT_FORM_SENDING;
  const [state, dispatch] = useReducer(contactFormReducer, start);

  useEffect(() => {
    let current = true;
    void message?.outcome.then((outcome) => current && dispatch({ type: 'answered', outcome }));
    return () => {
      current = false;
    };
  }, [message]);

  return {
    state,
    sent: message?.fields ?? {},
    submit: (fields) => {
      if (state.at !== 'writing' || state.waiting) return;
      const ready = normaliseFields(fields);
      const problems = problemsWith(ready);
      if (problems.size > 0) return dispatch({ type: 'invalid', problems });
      dispatch({ type: 'submitted' });
      setMessage(send(form, ready));
    },
    startOver: () => dispatch({ type: 'started-over' }),
  };
}

/** Keeps the draft unless the message was sent. */
function send(form: FormName, fields: Record<string, string>): Message {
  const outcome = submitForm(form, fields).then((answer) => {
    sending.delete(form);
    if (answer.kind === 'sent') dropDraft(form);
    return answer;
  });
  const message = { fields, outcome };
  sending.set(form, message);
  return message;
}
