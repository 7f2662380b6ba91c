import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { formProblemWords, formWords, type FormPageWords } from '#content/forms.ts';
import type { ContactFailure } from '#src/flows/contact-form/contact-form.ts';
import { describeProblems } from '#src/flows/contact-form/describe-problems.ts';
import { keepDraft, readDraft } from '#src/services/form-service/draft.ts';
import { formAction, type FormName } from '#src/services/form-service/form-service.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { ContactFields } from './contact-fields.tsx';
import { fieldsOf, fillIn } from './form-fields.ts';
import { Honeypot } from './honeypot.tsx';

interface ContactFormProps {
  form: FormName;
  words: FormPageWords;
  topic: string | null;
  waiting: boolean;
  failure: ContactFailure | null;
  onSubmit: (fields: Record<string, string>) => void;
}

/** Without script it is a whole form all the same, which the browser checks and posts by itself. */
export function ContactForm({ form, words, topic, waiting, failure, onSubmit }: ContactFormProps) {
  const element = useRef<HTMLFormElement>(null);
  // Before it is painted: nobody sees the fields empty first.
  useLayoutEffect(() => {
    if (element.current === null) return;
    element.current.noValidate = true;
    fillIn(element.current, readDraft(form));
  }, [form, topic]);

  const problems = describeProblems(failure, formProblemWords);
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.text;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(fieldsOf(event.currentTarget));
  };
  return (
    <>
      <ErrorSummary
        title={formWords.failed}
        items={problems.map(({ field, text }) => ({ text, fieldId: knownField(field) }))}
        advice={failure?.kind === 'rejected' ? formWords.advice : undefined}
        attempt={failure}
      />
      <form
        ref={element}
        data-draft={form}
        action={formAction(form)}
        method="post"
        onSubmit={submit}
        onInput={(event) => keepDraft(form, fieldsOf(event.currentTarget))}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <ContactFields words={words} topic={topic} readOnly={waiting} errorOf={errorOf} />
        <Honeypot />
        <Button
          type="submit"
          waiting={waiting}
          waitingLabel={formWords.sending}
          className="justify-self-start"
        >
          {words.submit}
        </Button>
      </form>
    </>
  );
}

/** The service may name a field that is not here: it has no place to go to. */
function knownField(field: string | null): string | null {
  return field !== null && Object.hasOwn(formProblemWords.fieldNames, field) ? field : null;
}
