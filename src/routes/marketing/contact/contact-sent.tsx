import { useLayoutEffect, useRef } from 'react';
import { formProblemWords, formWords, type FormPageWords } from '#content/forms.ts';
import { Button } from '#src/ui/button.tsx';
import { EmailAddress } from '#src/ui/email-address.tsx';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { Tick } from '#src/ui/tick.tsx';

/** Replaces the form and takes the focus, so that the confirmation isn't missed. */
export function ContactSent({ text }: { text: string }) {
  const message = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => message.current?.focus(), []);
  return (
    <p
      ref={message}
      tabIndex={-1}
      className="flex w-full gap-3 rounded border-s-4 border-safe bg-safe-wash px-4 py-3 font-medium"
    >
      <Tick className="mt-1" />
      {text}
    </p>
  );
}

interface ContactCopyProps {
  sent: Readonly<Record<string, string>>;
  extraFields: FormPageWords['extraFields'];
  onStartOver: () => void;
}

/** The message as sent, for the sender to check or copy. */
export function ContactCopy({ sent, extraFields, onStartOver }: ContactCopyProps) {
  const filled = extraFields?.filter(({ name }) => (sent[name] ?? '') !== '');
  return (
    <>
      <section
        aria-labelledby="copy"
        className="grid gap-4 rounded-lg border border-line bg-raised p-5"
      >
        <h2 id="copy" className="font-bold">
          {formWords.copy}
        </h2>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {sent['message']}
        </p>
        <p className="border-t border-line pt-4 text-sm wrap-anywhere text-muted">
          <span className="block">
            <bdi>{sent['name']}</bdi>
          </span>
          <EmailAddress address={sent['email'] ?? ''} />
          {filled?.map(({ name }) => (
            <span key={name} className="block">
              <LinkedText
                text={formWords.copied(formProblemWords.fieldNames[name])}
                tags={{ value: <bdi>{sent[name]}</bdi> }}
              />
            </span>
          ))}
        </p>
      </section>
      <p>
        <Button look="plain" onClick={onStartOver}>
          {formWords.another}
        </Button>
      </p>
    </>
  );
}
