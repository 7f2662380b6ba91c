import fc from 'fast-check';
import { formProblemWords } from '#content/forms.ts';
import { describeProblems } from '#src/flows/contact-form/describe-problems.ts';
import { FORM_ERROR_CODES } from '#src/services/form-service/form-outcome.ts';
import { submitForm } from '#src/services/form-service/form-service.ts';
import type { Figure } from '../lib/figure.ts';
import { answers, answering } from './answers.ts';
import { fuzz, type FuzzOptions } from './fuzz.ts';

const FIELDS = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

const text = fc.oneof(
  fc.string(),
  fc.constantFrom('email', 'TYPE_EMAIL', 'toString', 'constructor', '', ' '),
);
const odd = fc.oneof({ weight: 4, arbitrary: text }, fc.jsonValue());
const error = fc.oneof(
  fc.jsonValue(),
  fc.record(
    { code: fc.oneof(odd, fc.constantFrom(...FORM_ERROR_CODES)), field: odd, message: odd },
    { requiredKeys: [] },
  ),
);
const body = fc.record(
  {
    errors: fc.oneof(fc.jsonValue(), fc.array(error, { maxLength: 4 })),
    error: odd,
    next: odd,
    ok: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Whatever the form service returns, the form has an outcome that the screen can show. */
export function fuzzFormAnswers(options: FuzzOptions): Promise<Figure> {
  return fuzz('Form-service answers', options, answers(body), async (answer) => {
    const outcome = await answering(answer, () => submitForm('contact', FIELDS));
    if (outcome.kind === 'sent') {
      return answer.kind === 'response' && answer.body.includes('"next"') ? null : 'counts as sent';
    }
    const problems = describeProblems({ kind: 'rejected', outcome }, formProblemWords);
    const isSaid = problems.length > 0 && problems.every(({ text }) => isSentence(text));
    return isSaid ? null : `is shown as ${JSON.stringify(problems)}`;
  });
}

function isSentence(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '' && !/\[native code\]|\[object /.test(text);
}
