import type { ComponentProps, ReactNode } from 'react';
import { AuthenticatorKey } from './authenticator-key.tsx';
import { CodeForm } from './code-form.tsx';

const HEADING = 'text-lg font-bold sm:text-xl';

type KeyProps = ComponentProps<typeof AuthenticatorKey>;

interface KeyAndCodeProps extends Omit<ComponentProps<typeof CodeForm>, 'hint'> {
  secret: string;
  setupUri: string;
  words: KeyProps['words'] & {
    scanHeading: string;
    codeHeading: string;
    codeHint: string;
  };
  /** Of the two steps: below the screen's own heading. */
  level?: 'h2' | 'h3';
  /** How long is left to finish, where that is limited. */
  clock?: ReactNode;
}

/** The two halves of every authenticator set-up: add the key to the app, enter the code it shows. */
export function KeyAndCode({ secret, setupUri, words, level, clock, ...form }: KeyAndCodeProps) {
  const Heading = level ?? 'h2';
  return (
    <>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Heading className={HEADING}>{words.scanHeading}</Heading>
        <AuthenticatorKey secret={secret} setupUri={setupUri} words={words} />
      </section>
      <section className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-3">
          <Heading className={HEADING}>{words.codeHeading}</Heading>
          {clock}
        </div>
        <div className="grid gap-5">
          <CodeForm {...form} hint={words.codeHint} />
        </div>
      </section>
    </>
  );
}
