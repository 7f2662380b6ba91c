import { unreachable } from '#src/lib/unreachable.ts';
import type { FormErrorCode } from '#src/services/form-service/form-outcome.ts';
import type { ContactFailure, FieldProblem, FormRefusal } from './contact-form.ts';

/** A problem with a field, or with the whole form if `field` is null. */
export interface Problem {
  field: string | null;
  text: string;
}

export interface ProblemWords {
  /** The fields' names for use in a sentence. */
  fieldNames: Readonly<Record<string, string>>;
  fieldProblems: Readonly<Record<FieldProblem, string>>;
  /** `UNSPECIFIED` has none: the service's own message is shown. */
  formErrors: Readonly<Record<Exclude<FormErrorCode, 'UNSPECIFIED'>, string>>;
  unexpectedResponse: string;
  network: string;
}

/** Every message for the failure, in the order of the fields. */
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

/** '{Field} {messages}', joined by commas (docs/product.md, Contact forms). */
function aboutField(field: string, messages: readonly string[], words: ProblemWords): Problem {
  // A service may name any field, even `constructor`, which every object inherits.
  const known = Object.hasOwn(words.fieldNames, field) ? words.fieldNames[field] : undefined;
  const name = known ?? field.charAt(0).toUpperCase() + field.slice(1);
  return { field, text: `${name} ${messages.join(', ')}` };
}
