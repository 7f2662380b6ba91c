import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fieldWords } from '#content/auth/fields.ts';
import { shownEmail } from '#src/lib/email.ts';
import { authEntryState } from '#src/lib/history-state.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { useFieldValue } from '#src/ui/form-fields.ts';
import { TextField } from '#src/ui/text-field.tsx';

const ID = 'email';

interface EmailFieldProps {
  error: string | undefined;
  refusedBy: string | undefined;
  defaultValue: string;
}

/** The email that identifies an account. */
export function EmailField({ error, refusedBy, defaultValue }: EmailFieldProps) {
  return (
    <TextField
      id={ID}
      label={fieldWords.fields.email}
      error={error}
      refusedBy={refusedBy}
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      aria-required
      defaultValue={shownEmail(defaultValue)}
    />
  );
}

interface EmailLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to another auth screen, which prefills the email typed in this one. */
export function EmailLink({ to, className = '', children }: EmailLinkProps) {
  const email = useFieldValue(() => document.getElementById(ID));
  return (
    <Link to={to} state={authEntryState({ email })} className={buttonStyle('plain', className)}>
      {children}
    </Link>
  );
}
