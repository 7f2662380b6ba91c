/** A member of the form service's `errors`. */
export interface FormError {
  /** Omitted if the service has no code for the problem. */
  code?: FormCode;
  message: string;
  /** Omitted if the problem concerns the whole form. */
  field?: string;
}

interface Refusal {
  status: number;
  message: string;
}

const FIELD_REFUSALS = {
  REQUIRED_FIELD_EMPTY: { status: 422, message: 'must not be empty' },
  REQUIRED_FIELD_MISSING: { status: 422, message: 'is required' },
  TYPE_EMAIL: { status: 422, message: 'should be an email address' },
  TYPE_NUMERIC: { status: 422, message: 'should be a number' },
  TYPE_TEXT: { status: 422, message: 'should be text' },
} as const satisfies Record<string, Refusal>;

const FORM_REFUSALS = {
  BLOCKED: { status: 403, message: 'Submission blocked' },
  EMPTY: { status: 400, message: 'Nothing was filled in' },
  FILES_TOO_BIG: { status: 413, message: 'The files are too big' },
  FORM_NOT_FOUND: { status: 404, message: 'Form not found' },
  INACTIVE: { status: 403, message: 'Form not active' },
  NO_FILE_UPLOADS: { status: 400, message: 'This form takes no files' },
  PROJECT_NOT_FOUND: { status: 404, message: 'Project not found' },
  TOO_MANY_FILES: { status: 400, message: 'There are too many files' },
} as const satisfies Record<string, Refusal>;

const REFUSALS = { ...FORM_REFUSALS, ...FIELD_REFUSALS };

export type FormCode = keyof typeof REFUSALS;

const byName = new Map<string, Refusal>(Object.entries(REFUSALS));

function isFormCode(name: string): name is FormCode {
  return byName.has(name);
}

export const FORM_CODES: readonly FormCode[] = [...byName.keys()].filter(isFormCode);

export function formError(code: FormCode, field?: string): FormError {
  const { message } = REFUSALS[code];
  return field === undefined ? { code, message } : { code, message, field };
}

/** The status of a response with these errors is that of the first one. */
export function statusOf(errors: readonly FormError[]): number {
  const code = errors[0]?.code;
  return code === undefined ? 400 : REFUSALS[code].status;
}

/** The error that a console fault produces; field errors name a field that every local form has. */
export function sampleFormError(code: FormCode): FormError {
  if (!Object.hasOwn(FIELD_REFUSALS, code)) return formError(code);
  return formError(code, code === 'TYPE_EMAIL' ? 'email' : 'message');
}
