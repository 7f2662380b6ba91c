/** The form service's error codes for a whole form (docs/product, Contact forms). */
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

/** `UNSPECIFIED`: any other code or none. Shows the service's own message. */
export type FormErrorCode = (typeof FORM_ERROR_CODES)[number] | 'UNSPECIFIED';

/** The service's error codes for a field to which a sentence of ours belongs. */
export const FIELD_ERROR_CODES = [
  'REQUIRED_FIELD_EMPTY',
  'REQUIRED_FIELD_MISSING',
  'TYPE_EMAIL',
] as const;

/** `UNSPECIFIED` is any other code or none. */
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number] | 'UNSPECIFIED';

/** The service's objection to a field, in its own words. */
interface FieldError {
  field: string;
  /** Of its only message; `UNSPECIFIED` if there are several. */
  code: FieldErrorCode;
  messages: readonly string[];
}

/** The service's objection to the whole form, in its own words. */
export interface FormError {
  code: FormErrorCode;
  message: string;
}

/** `form`, beside objections to fields: the first of any to the whole form. */
export type FormOutcome =
  | { kind: 'sent' }
  | { kind: 'field-errors'; errors: readonly FieldError[]; form: FormError | null }
  | ({ kind: 'form-error' } & FormError)
  | { kind: 'unexpected-response' }
  | { kind: 'network' };
