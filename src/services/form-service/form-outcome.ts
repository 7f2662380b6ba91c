/** The form service's refusals of a form as a whole (specification, section 8). */
export const FORM_ERROR_CODES = [
  'BLOCKED',
  'EMPTY',
  'FILES_TOO_BIG',
  'FORM_NOT_FOUND',
  'INACTIVE',
  'NO_FILE_UPLOADS',
  'PROJECT_NOT_FOUND',
  'TOO_MANY_FILES',
] as const;

/** `UNSPECIFIED` is any other code, or none: then the service's message says it. */
export type FormErrorCode = (typeof FORM_ERROR_CODES)[number] | 'UNSPECIFIED';

/** What the service has against one field, in its own words. */
interface FieldError {
  field: string;
  messages: readonly string[];
}

/** What became of a form that was sent. */
export type FormOutcome =
  | { kind: 'sent' }
  | { kind: 'field-errors'; errors: readonly FieldError[] }
  | { kind: 'form-error'; code: FormErrorCode; message: string }
  | { kind: 'unexpected-response' }
  | { kind: 'network' };
