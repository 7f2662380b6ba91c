import { useState, type FormEvent } from 'react';
import { fieldWords } from '#content/auth/fields.ts';
import { dashboardWords } from '#content/dashboard.ts';
import { validateInput, type FieldProblem } from '#src/flows/fields/validate.ts';
import { describeFieldProblem } from '#src/flows/fields/describe-field-problem.ts';
import { shownEmail } from '#src/lib/email.ts';
import { normaliseName } from '#src/lib/name.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { signalUser } from '#src/services/user-pool/passkeys/signals.ts';
import { sessionUserId } from '#src/services/user-pool/stored-tokens.ts';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { showSuccess } from '#src/ui/toast.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { changeView } from '../shared/change-view.ts';
import { useChange } from '../shared/use-change.ts';
import { clearOfToast } from './clear-of-toast.ts';
import { SaveButton } from './save-button.tsx';

const words = dashboardWords.profile.details;

interface NameFormProps {
  name: string;
  email: string;
  onSaved: (name: string) => void;
}

export function NameForm({ name, email, onSaved }: NameFormProps) {
  const announce = useAnnouncement(email);
  const [typed, setTyped] = useState(name);
  const [saved, setSaved] = useState<string | null>(null);
  const { state, submit } = useChange<string, FieldProblem>({
    validate: (name) => validateInput('name', name),
    send: (name) => userPool.updateName(name),
    onSaved: (name) => {
      // `typed` is the text as submitted. Anything typed since must not be lost.
      setTyped((current) => (current === typed ? name : current));
      setSaved(name);
      announce(name);
      onSaved(name);
    },
  });
  const { waiting, failure } = state;
  const view = changeView('account-change', failure, {
    lead: words.failed,
    wait: words.tooOften,
    'wait-or-reset': words.tooOften,
  });
  const problem = failure?.kind === 'invalid' ? failure.problem : null;
  useFocusField(problem === null ? null : 'name', failure);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(normaliseName(typed));
  };
  return (
    <>
      <ErrorMessage {...view} attempt={failure} />
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        <TextField
          id="name"
          label={words.name}
          error={describeFieldProblem(problem, 'name', words.nameMissing, fieldWords)}
          name="name"
          autoComplete="name"
          dir="auto"
          aria-required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <TextField
          id="email"
          label={words.email}
          hint={words.emailHint}
          type="email"
          readOnly
          value={shownEmail(email)}
        />
        <SaveButton
          words={words}
          waiting={waiting}
          isChanged={normaliseName(typed) !== normaliseName(name) && !view.recedes}
          isSaved={saved === typed}
        />
      </form>
    </>
  );
}

/** Tells the user, and password managers if the saved name is this user's: another may have signed in meanwhile. */
function useAnnouncement(email: string): (name: string) => void {
  const [user] = useState(sessionUserId);
  return (name) => {
    showSuccess(words.saved);
    clearOfToast('details');
    if (user === sessionUserId()) signalUser(user, { name: email, displayName: name });
  };
}
