import { env } from '#src/config/env.ts';
import { listOf, textOrNull } from '#src/lib/service-values.ts';
import {
  FIELD_ERROR_CODES,
  FORM_ERROR_CODES,
  type FieldErrorCode,
  type FormErrorCode,
  type FormOutcome,
} from './form-outcome.ts';

export type FormName = 'contact' | 'support';

const { serviceUrl, contactFormId, supportFormId } = env.forms;
const FORM_IDS: Record<FormName, string> = { contact: contactFormId, support: supportFormId };

/** A service that hasn't answered by then counts as unreachable. */
const TIMEOUT_MS = 30_000;

/** The form's `action`, to which the browser posts without JavaScript. */
export function formAction(form: FormName): string {
  return `${serviceUrl}/f/${FORM_IDS[form]}`;
}

/**
 * Posts a form as JSON to the form service, which answers `{ next }`, `{ errors }` or `{ error }`
 * (https://formspree.io/blog/javascript-forms). Never rejects: every failure is an outcome.
 */
export async function submitForm(
  form: FormName,
  fields: Record<string, string>,
): Promise<FormOutcome> {
  let text: string;
  try {
    const response = await fetch(formAction(form), {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    text = await response.text();
  } catch {
    return { kind: 'network' };
  }
  try {
    return outcomeOf(JSON.parse(text));
  } catch {
    return { kind: 'unexpected-response' };
  }
}

function outcomeOf(body: unknown): FormOutcome {
  const { errors, error, next }: { errors?: unknown; error?: unknown; next?: unknown } =
    Object(body);
  if (Array.isArray(errors)) return refusal(listOf(errors));
  const message = sentenceIn(error);
  if (message !== null) return { kind: 'form-error', code: 'UNSPECIFIED', message };
  return { kind: typeof next === 'string' ? 'sent' : 'unexpected-response' };
}

interface ServiceError {
  /** Empty if the error concerns the whole form. */
  field: string;
  code: FormErrorCode;
  fieldCode: FieldErrorCode;
  message: string;
}

function refusal(errors: readonly unknown[]): FormOutcome {
  const found = errors.flatMap(readError);
  // An error without a message can't be shown, and suggests that the response is malformed.
  if (found.length < errors.length) return { kind: 'unexpected-response' };
  const fields = new Map<string, ServiceError[]>();
  for (const one of found) {
    if (one.field !== '') fields.set(one.field, [...(fields.get(one.field) ?? []), one]);
  }
  const aboutForm = found.find(({ field }) => field === '');
  const form =
    aboutForm === undefined ? null : { code: aboutForm.code, message: aboutForm.message };
  if (fields.size === 0) {
    return form === null ? { kind: 'unexpected-response' } : { kind: 'form-error', ...form };
  }
  return {
    kind: 'field-errors',
    form,
    errors: [...fields].map(([field, errors]) => ({
      field,
      code: (errors.length === 1 && errors[0]?.fieldCode) || 'UNSPECIFIED',
      messages: errors.map(({ message }) => message),
    })),
  };
}

function readError(error: unknown): ServiceError[] {
  const { field, code, ...rest }: { field?: unknown; code?: unknown; message?: unknown } =
    Object(error);
  const message = sentenceIn(rest.message);
  if (message === null) return [];
  return [
    {
      field: textOrNull(field) ?? '',
      code: FORM_ERROR_CODES.find((known) => known === code) ?? 'UNSPECIFIED',
      fieldCode: FIELD_ERROR_CODES.find((known) => known === code) ?? 'UNSPECIFIED',
      message,
    },
  ];
}

function sentenceIn(value: unknown): string | null {
  const text = textOrNull(value);
  return text?.trim() === '' ? null : text;
}
