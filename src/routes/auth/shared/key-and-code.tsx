import type { ReactNode } from 'react';
import { fieldWords } from '#content/auth/fields.ts';
import { setUpWords as words } from '#content/auth/set-up.ts';
import { AuthenticatorKey, KeepSafe } from '#src/ui/authenticator-key.tsx';
import { CodeForm } from '#src/ui/code-form.tsx';

interface KeyAndCodeProps {
  secret: string;
  setupUri: string;
  /** How long there is to finish, where that is limited. */
  limit?: ReactNode;
  waiting: boolean;
  fieldError: string | undefined;
  rejection: string | null;
  /** The usual causes, below the rejection. */
  advice: string | undefined;
  /** A control in the rejection, below its text. */
  rejectionHelp: ReactNode;
  codeRefused: boolean;
  attempt: unknown;
  onSubmit: (code: string) => void;
}

/** The two halves of every authenticator set-up: add the key to the app, enter the code it shows. */
export function KeyAndCode({ secret, setupUri, limit, ...form }: KeyAndCodeProps) {
  return (
    <>
      {limit}
      <section className="grid gap-4">
        <h2 className="text-xl font-bold">{words.scanHeading}</h2>
        <AuthenticatorKey secret={secret} setupUri={setupUri} words={words} />
        <KeepSafe text={words.keepSafe} />
      </section>
      <section className="grid gap-4">
        <h2 className="text-xl font-bold">{words.codeHeading}</h2>
        <CodeForm
          {...form}
          label={fieldWords.fields.authenticatorCode}
          hint={form.codeRefused ? words.newest : fieldWords.code.hint}
          submitLabel={words.submit}
          waitingLabel={words.submitting}
        />
      </section>
    </>
  );
}
