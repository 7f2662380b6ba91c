/** One line of the form service's `errors`. */
export interface FormError {
  /** Left out where the service has no code for its trouble. */
  code?: FormCode;
  message: string;
  /** The field that it is about; without one it is about the whole form. */
  field?: string;
}

interface Refusal {
  status: number;
  message: string;
}

/** What the form service refuses, with its status and its words; about one field, or about the form. */
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

/** All thirteen codes (specification, section 8). */
export const FORM_CODES: readonly FormCode[] = [...byName.keys()].filter(isFormCode);

export function formError(code: FormCode, field?: string): FormError {
  const { message } = REFUSALS[code];
  return field === undefined ? { code, message } : { code, message, field };
}

/** The status of an answer with these errors: the first one's. */
export function statusOf(errors: readonly FormError[]): number {
  const code = errors[0]?.code;
  return code === undefined ? 400 : REFUSALS[code].status;
}

/** A refusal as the console orders it; what is about a field names one that every form here has. */
export function sampleFormError(code: FormCode): FormError {
  if (!Object.hasOwn(FIELD_REFUSALS, code)) return formError(code);
  return formError(code, code === 'TYPE_EMAIL' ? 'email' : 'message');
}
