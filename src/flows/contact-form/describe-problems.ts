import { unreachable } from '#src/lib/unreachable.ts';
import type {
  FieldErrorCode,
  FormError,
  FormErrorCode,
} from '#src/services/form-service/form-outcome.ts';
import type {
  ContactFailure,
  ContactField,
  ContactFieldProblem,
  FormRefusal,
} from './contact-form.ts';

/** A problem with a field, or with the whole form if `field` is null. */
export interface Problem {
  field: string | null;
  /** What is wrong, for the summary. */
  text: string;
  /** What to do, for the field. */
  advice: string;
}

export interface ProblemWords {
  /** The fields' names, to begin a sentence with. */
  fieldNames: Readonly<Record<string, string>>;
  fieldProblems: Readonly<Record<ContactFieldProblem, string>>;
  aboutField: (field: string, messages: readonly string[]) => string;
  /** What to do about a field that is missing. */
  fillIn: Readonly<Record<ContactField, string>>;
  /** What to do about text that isn't an email address. */
  correctEmail: string;
  /** `UNSPECIFIED` has none: the service's own message is shown. */
  formErrors: Readonly<Record<Exclude<FormErrorCode, 'UNSPECIFIED'>, string>>;
  unexpectedResponse: string;
  network: string;
}

/** All messages for a failure, in the order of the fields. */
export function describeProblems(failure: ContactFailure | null, words: ProblemWords): Problem[] {
  if (failure === null) return [];
  if (failure.kind === 'rejected') return describeRefusal(failure.outcome, words);
  return [...failure.problems].map(([field, problem]) =>
    aboutField(field, [words.fieldProblems[problem]], problem, words),
  );
}

function describeRefusal(outcome: FormRefusal, words: ProblemWords): Problem[] {
  switch (outcome.kind) {
    case 'field-errors':
      return [
        ...outcome.errors.map(({ field, messages, code }) =>
          aboutField(field, messages, PROBLEMS[code], words),
        ),
        ...(outcome.form === null ? [] : [aboutForm(formErrorText(outcome.form, words))]),
      ];
    case 'form-error':
      return [aboutForm(formErrorText(outcome, words))];
    case 'unexpected-response':
      return [aboutForm(words.unexpectedResponse)];
    case 'network':
      return [aboutForm(words.network)];
    default:
      return unreachable(outcome);
  }
}

const PROBLEMS: Record<FieldErrorCode, ContactFieldProblem | null> = {
  REQUIRED_FIELD_EMPTY: 'missing',
  REQUIRED_FIELD_MISSING: 'missing',
  TYPE_EMAIL: 'not-an-email',
  UNSPECIFIED: null,
};

function formErrorText({ code, message }: FormError, { formErrors }: ProblemWords): string {
  return code === 'UNSPECIFIED' ? message : formErrors[code];
}

function aboutForm(text: string): Problem {
  return { field: null, text, advice: text };
}

function aboutField(
  field: string,
  messages: readonly string[],
  problem: ContactFieldProblem | null,
  words: ProblemWords,
): Problem {
  const name = ownValue(words.fieldNames, field) ?? field.charAt(0).toUpperCase() + field.slice(1);
  const text = words.aboutField(name, messages);
  const advice =
    problem === 'not-an-email' && field === 'email'
      ? words.correctEmail
      : problem === 'missing'
        ? ownValue(words.fillIn, field)
        : undefined;
  return { field, text, advice: advice ?? text };
}

/** A service may name any field, even `constructor`, which every object inherits. */
function ownValue(values: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
