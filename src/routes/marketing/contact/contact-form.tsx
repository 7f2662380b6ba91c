import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { formProblemWords, formWords, type FormPageWords } from '#content/forms.ts';
import { paths } from '#src/config/paths.ts';
import { CONTACT_FIELDS, type ContactFailure } from '#src/flows/contact-form/contact-form.ts';
import { describeProblems } from '#src/flows/contact-form/describe-problems.ts';
import { keepDraft, readDraft } from '#src/lib/draft.ts';
import { formAction, type FormName } from '#src/services/form-service/form-service.ts';
import { sessionPerson } from '#src/services/user-pool/session-person.ts';
import { Button } from '#src/ui/button.tsx';
import { EmailAddress } from '#src/ui/email-address.tsx';
import { bold, LinkedText } from '#src/ui/linked-text.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { fieldsOf } from '#src/ui/form-fields.ts';
import { ContactFields } from './contact-fields.tsx';
import { Honeypot } from './honeypot.tsx';

interface ContactFormProps {
  form: FormName;
  words: FormPageWords;
  topic: string | null;
  /** What the message starts with. */
  message: string;
  waiting: boolean;
  failure: ContactFailure | null;
  onSubmit: (fields: Record<string, string>) => void;
}

/** Without JavaScript, the browser validates and posts the form itself. */
export function ContactForm({
  form,
  words,
  topic,
  message,
  waiting,
  failure,
  onSubmit,
}: ContactFormProps) {
  const element = useRef<HTMLFormElement>(null);
  // Before the first paint, so that the fields don't flash empty.
  useLayoutEffect(() => {
    if (element.current === null) return;
    element.current.noValidate = true;
    fillIn(element.current, knownFields(message), draftOf(form));
  }, [form, message]);

  const problems = describeProblems(failure, formProblemWords);
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.advice;
  const keepTyped = (event: FormEvent<HTMLFormElement>) =>
    keepDraft(form, typedFieldsOf(event.currentTarget));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Again, because a field that the browser has filled in may not have said so.
    keepTyped(event);
    onSubmit(fieldsOf(event.currentTarget));
  };
  return (
    <>
      <ErrorSummary
        title={formWords.failed}
        items={problems.map(({ field, text }) => ({ text, fieldId: linkableField(field, words) }))}
        advice={isOurs(failure) ? <Advice address={words.address} /> : undefined}
        attempt={failure}
      />
      <form
        ref={element}
        data-draft={form}
        action={formAction(form)}
        method="post"
        onSubmit={submit}
        onInput={keepTyped}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <ContactFields words={words} topic={topic} readOnly={waiting} errorOf={errorOf} />
        <Honeypot />
        <Button
          type="submit"
          waiting={waiting}
          waitingLabel={formWords.sending}
          className="justify-self-start max-sm:w-full"
        >
          {words.submit}
        </Button>
        <p className="text-sm text-muted">
          <LinkedText text={formWords.use} tags={{ privacy: { to: paths.privacy } }} />
        </p>
      </form>
    </>
  );
}

function Advice({ address }: { address: string }) {
  return (
    <LinkedText
      text={formWords.kept}
      tags={{
        b: bold,
        address: (
          <a href={`mailto:${address}`} className="font-semibold underline underline-offset-4">
            <EmailAddress address={address} />
          </a>
        ),
      }}
    />
  );
}

/** Whether some of the failure is ours, so that the user can't fix it by changing a field. */
function isOurs(failure: ContactFailure | null): boolean {
  if (failure?.kind !== 'rejected') return false;
  return failure.outcome.kind !== 'field-errors' || failure.outcome.form !== null;
}

/** Leaves out the topic, which always comes from the page or its link. */
function draftOf(form: FormName): Map<string, string> {
  return new Map([...readDraft(form)].filter(([name]) => name !== 'topic'));
}

/** A signed-in user's details and the start of the message, to prefill the form with. */
function knownFields(message: string): Map<string, string> {
  return new Map(Object.entries({ ...sessionPerson(), message }));
}

/** A field's id for the summary's link. Null if this form doesn't show the field, because the service may name any. */
function linkableField(field: string | null, { extraFields = [] }: FormPageWords): string | null {
  const shown: readonly string[] = [...CONTACT_FIELDS, ...extraFields.map(({ name }) => name)];
  return field !== null && shown.includes(field) ? field : null;
}

/**
 * Fills in fields that haven't been edited. A signed-in user's details become default values: as typed text they would be
 * kept as a draft, which the tab's next user would see.
 */
function fillIn(
  form: HTMLFormElement,
  known: ReadonlyMap<string, string>,
  draft: ReadonlyMap<string, string>,
): void {
  for (const control of form.elements) {
    if (!isTextControl(control) || control.value !== control.defaultValue) continue;
    control.defaultValue = known.get(control.name) ?? control.defaultValue;
    control.value = draft.get(control.name) ?? control.defaultValue;
  }
}

/** The fields whose text differs from what the page or the session put there. */
function typedFieldsOf(form: HTMLFormElement): Record<string, string> {
  const typed = [...form.elements].filter(isTextControl);
  return Object.fromEntries(
    typed
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map(({ name, value }) => [name, value]),
  );
}

function isTextControl(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}
