import { formError, type FormError } from '../kit/form-errors.ts';
import type { Submission } from '../kit/submission.ts';

/** A hidden field that only bots fill in. */
const HONEYPOT = '_gotcha';

type FieldType = 'text' | 'email';

/** The required fields of a form; any others are accepted unchecked. */
export type FormRules = Readonly<Record<string, FieldType>>;

export interface FormServiceDeps {
  forms: ReadonlyMap<string, FormRules>;
  /** Milliseconds since 1970. */
  now: () => number;
  receive: (submission: Submission) => void;
}

/** A submitted form. JSON forms may have field values of any type. */
export interface Posted {
  fields: Readonly<Record<string, unknown>>;
  /** The number of attached files. */
  files: number;
}

type Verdict = { ok: true } | { ok: false; errors: FormError[] };

export interface FormService {
  submit(formId: string, posted: Posted): Verdict;
}

/** Validates submissions. One that fills in the honeypot is dropped, but answered as accepted. */
export function createFormService({ forms, now, receive }: FormServiceDeps): FormService {
  return {
    submit: (formId, posted) => {
      const rules = forms.get(formId);
      const errors =
        rules === undefined ? [formError('FORM_NOT_FOUND')] : problemsOf(rules, posted);
      if (errors.length > 0) return { ok: false, errors };
      const { [HONEYPOT]: trap, ...fields } = posted.fields;
      if (isBlank(trap)) {
        receive({ formId, fields: texts(fields), receivedAt: new Date(now()).toISOString() });
      }
      return { ok: true };
    },
  };
}

function problemsOf(rules: FormRules, { fields, files }: Posted): FormError[] {
  if (files > 0) return [formError('NO_FILE_UPLOADS')];
  if (Object.values(fields).every(isBlank)) return [formError('EMPTY')];
  return Object.entries(rules).flatMap(([field, type]) => problemOf(field, type, fields) ?? []);
}

function problemOf(field: string, type: FieldType, fields: Posted['fields']): FormError | null {
  if (!Object.hasOwn(fields, field)) return formError('REQUIRED_FIELD_MISSING', field);
  const value = fields[field];
  if (isBlank(value)) return formError('REQUIRED_FIELD_EMPTY', field);
  if (typeof value !== 'string') return formError('TYPE_TEXT', field);
  return type === 'email' && !isEmail(value) ? formError('TYPE_EMAIL', field) : null;
}

function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  );
}

function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim());
}

function texts(fields: Posted['fields']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
