import { createClient, type SubmissionResult } from '@formspree/core';
import { env } from '#src/config/env.ts';
import { FORM_ERROR_CODES, type FormErrorCode, type FormOutcome } from './form-outcome.ts';
import { watchFetch, type Reception } from './watch-fetch.ts';

export type FormName = 'contact' | 'support';

const { serviceUrl, contactFormId, supportFormId } = env.forms;
const FORM_IDS: Record<FormName, string> = { contact: contactFormId, support: supportFormId };

/** What the client says of JSON that is neither a success nor a refusal (specification, section 8). */
const UNEXPECTED = 'Unexpected response format';

export interface FormService {
  /** Never rejects: whatever goes wrong is an outcome. */
  submit(fields: Record<string, string>): Promise<FormOutcome>;
}

/** Where the form goes without script: the browser posts it there itself. */
export function formAction(form: FormName): string {
  return `${serviceUrl}/f/${FORM_IDS[form]}`;
}

/** Open it when the form is shown: the service counts the time from then on, to tell people from programs. */
export function openFormService(form: FormName): FormService {
  const client = createClient();
  return {
    submit: async (fields) => {
      try {
        const { value, reception } = await watchFetch(() =>
          client.submitForm(FORM_IDS[form], fields, { endpoint: serviceUrl }),
        );
        return outcomeOf(value, reception);
      } catch {
        return { kind: 'unexpected-response' };
      }
    },
  };
}

function outcomeOf(result: SubmissionResult, reception: Reception): FormOutcome {
  if (reception.kind === 'unreachable') return { kind: 'network' };
  if (reception.kind === 'unreadable' || isHollow(reception.body)) {
    return { kind: 'unexpected-response' };
  }
  if (result.kind === 'success') return { kind: 'sent' };
  const fieldErrors = result.getAllFieldErrors();
  if (fieldErrors.length > 0) {
    const errors = fieldErrors.map(([field, found]) => ({
      field,
      messages: found.map(({ message }) => message),
    }));
    return { kind: 'field-errors', errors };
  }
  const [error] = result.getFormErrors();
  return error === undefined || error.message === UNEXPECTED
    ? { kind: 'unexpected-response' }
    : { kind: 'form-error', code: codeOf(error.code), message: error.message };
}

/** An error that is null trips the client up, and the words of its stumble are no message. */
function isHollow(body: unknown): boolean {
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : [];
  return Array.isArray(errors) && errors.includes(null);
}

/** The client lets names pass that every object has, such as `toString`. */
function codeOf(given: string): FormErrorCode {
  return FORM_ERROR_CODES.find((code) => code === given) ?? 'UNSPECIFIED';
}
