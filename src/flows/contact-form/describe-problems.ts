import { unreachable } from '#src/lib/unreachable.ts';
import type { FormErrorCode } from '#src/services/form-service/form-outcome.ts';
import type { ContactFailure, FieldProblem, FormRefusal } from './contact-form.ts';

/** One thing that is wrong; `field` is its name, or null where it is about the whole form. */
export interface Problem {
  field: string | null;
  text: string;
}

export interface ProblemWords {
  /** What the fields are called in a sentence. */
  fieldNames: Readonly<Record<string, string>>;
  fieldProblems: Readonly<Record<FieldProblem, string>>;
  /** The service's own message stands in for `UNSPECIFIED`. */
  formErrors: Readonly<Record<Exclude<FormErrorCode, 'UNSPECIFIED'>, string>>;
  unexpectedResponse: string;
  network: string;
}

/** Every sentence that the failure calls for, in the order of the fields. */
export function describeProblems(failure: ContactFailure | null, words: ProblemWords): Problem[] {
  if (failure === null) return [];
  if (failure.kind === 'rejected') return describeRefusal(failure.outcome, words);
  return [...failure.problems].map(([field, problem]) =>
    aboutField(field, [words.fieldProblems[problem]], words),
  );
}

function describeRefusal(outcome: FormRefusal, words: ProblemWords): Problem[] {
  switch (outcome.kind) {
    case 'field-errors':
      return outcome.errors.map(({ field, messages }) => aboutField(field, messages, words));
    case 'form-error': {
      const { code, message } = outcome;
      return [{ field: null, text: code === 'UNSPECIFIED' ? message : words.formErrors[code] }];
    }
    case 'unexpected-response':
      return [{ field: null, text: words.unexpectedResponse }];
    case 'network':
      return [{ field: null, text: words.network }];
    default:
      return unreachable(outcome);
  }
}

/** '{Field} {messages}', joined by commas (specification, section 5). */
function aboutField(field: string, messages: readonly string[], words: ProblemWords): Problem {
  const name = words.fieldNames[field] ?? field.charAt(0).toUpperCase() + field.slice(1);
  return { field, text: `${name} ${messages.join(', ')}` };
}
