import { useReducer, useState } from 'react';
import {
  CONTACT_FORM_START,
  contactFormReducer,
  normaliseFields,
  problemsWith,
  type ContactFormState,
} from '#src/flows/contact-form/contact-form.ts';
import { dropDraft } from '#src/lib/draft.ts';
import { submitForm, type FormName } from '#src/services/form-service/form-service.ts';

export interface ContactFormBinding {
  state: ContactFormState;
  /** The fields that were sent last, or are being sent. */
  sent: Readonly<Record<string, string>>;
  submit: (fields: Record<string, string>) => void;
  startOver: () => void;
}

/** Binds the flow of a contact form to the form service. */
export function useContactForm(form: FormName): ContactFormBinding {
  const [state, dispatch] = useReducer(contactFormReducer, CONTACT_FORM_START);
  const [sent, setSent] = useState<ContactFormBinding['sent']>({});

  const send = async (fields: Record<string, string>) => {
    setSent(fields);
    const outcome = await submitForm(form, fields);
    if (outcome.kind === 'sent') dropDraft(form);
    dispatch({ type: 'answered', outcome });
  };

  return {
    state,
    sent,
    submit: (fields) => {
      if (state.at !== 'writing' || state.waiting) return;
      const ready = normaliseFields(fields);
      const problems = problemsWith(ready);
      if (problems.size > 0) return dispatch({ type: 'refused', problems });
      dispatch({ type: 'submitted' });
      void send(ready);
    },
    startOver: () => dispatch({ type: 'started-over' }),
  };
}
