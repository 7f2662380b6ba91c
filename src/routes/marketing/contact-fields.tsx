import { formWords, type FormPageWords } from '#content/forms.ts';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';

interface ContactFieldsProps {
  words: FormPageWords;
  /** Filled in for whoever comes with one; otherwise nobody is asked for a topic. */
  topic: string | null;
  /** On its way the form is read only: what is typed then would be sent by nobody. */
  readOnly: boolean;
  errorOf: (field: string) => string | undefined;
}

/** The fields hold what is typed, React does not: nothing is lost that was typed before it came. */
export function ContactFields({ words, topic, readOnly, errorOf }: ContactFieldsProps) {
  return (
    <>
      {topic !== null && (
        <TextField
          id="topic"
          name="topic"
          label={formWords.topic}
          error={errorOf('topic')}
          defaultValue={topic}
          readOnly={readOnly}
        />
      )}
      <TextField
        id="name"
        name="name"
        label={formWords.name}
        error={errorOf('name')}
        autoComplete="name"
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
      <TextAreaField
        id="message"
        name="message"
        label={words.message}
        hint={words.messageHint}
        error={errorOf('message')}
        readOnly={readOnly}
        required
      />
    </>
  );
}
