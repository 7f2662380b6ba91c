import { formProblemWords, formWords, type FormPageWords } from '#content/forms.ts';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';

interface ContactFieldsProps {
  words: FormPageWords;
  /** Only sent: the page's title names the one that comes from a link. */
  topic: string | null;
  /** True while the form is being sent, when typed text would be lost. */
  readOnly: boolean;
  errorOf: (field: string) => string | undefined;
}

/** Uncontrolled, so that text typed before hydration isn't lost. */
export function ContactFields({ words, topic, readOnly, errorOf }: ContactFieldsProps) {
  return (
    <>
      {topic !== null && <input type="hidden" name="topic" value={topic} />}
      <TextField
        id="name"
        name="name"
        label={formWords.name}
        error={errorOf('name')}
        autoComplete="name"
        dir="auto"
        readOnly={readOnly}
        required
      />
      <TextField
        id="email"
        name="email"
        label={formWords.email}
        hint={formWords.emailHint}
        error={errorOf('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={readOnly}
        required
      />
      {words.extraFields !== undefined && (
        <div className="grid gap-5 lg:grid-cols-2">
          {words.extraFields.map((field) => (
            <TextField
              key={field.name}
              id={field.name}
              label={formWords.optional(formProblemWords.fieldNames[field.name])}
              error={errorOf(field.name)}
              dir="auto"
              readOnly={readOnly}
              {...field}
            />
          ))}
        </div>
      )}
      <TextAreaField
        id="message"
        name="message"
        label={words.message}
        hint={words.messageHint}
        error={errorOf('message')}
        dir="auto"
        readOnly={readOnly}
        required
      />
    </>
  );
}
