import type { ReactNode } from 'react';
import { fieldWords } from '#content/auth/fields.ts';
import { setUpWords as words } from '#content/auth/set-up.ts';
import { AuthenticatorKey } from '#src/ui/authenticator-key.tsx';
import { CodeForm } from '#src/ui/code-form.tsx';

const HEADING = 'text-lg font-bold sm:text-xl';

interface KeyAndCodeProps {
  secret: string;
  setupUri: string;
  /** How long is left to finish, where that is limited. */
  clock?: ReactNode;
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
export function KeyAndCode({ secret, setupUri, clock, ...form }: KeyAndCodeProps) {
  return (
    <>
      <section className="grid gap-3">
        <h2 className={HEADING}>{words.scanHeading}</h2>
        <AuthenticatorKey secret={secret} setupUri={setupUri} words={words} />
      </section>
      <section className="@container grid gap-3">
        <div className="flex flex-wrap items-center gap-x-3">
          <h2 className={HEADING}>{words.codeHeading}</h2>
          {clock}
        </div>
        <CodeForm
          {...form}
          label={fieldWords.fields.authenticatorCode}
          hint={form.codeRefused ? words.newest : fieldWords.code.hint}
          submitLabel={words.submit}
          waitingLabel={words.submitting}
          inRow
        />
      </section>
    </>
  );
}
