import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { securityWords } from '#content/dashboard-security.ts';
import { supportAbout } from '#src/config/paths.ts';
import type { DeletionProof } from '#src/flows/account/account-deletion.ts';
import type { Session } from '#src/services/user-pool/user-pool.ts';
import { Cross, Dot } from '#src/ui/icons.tsx';
import { EmailAddress } from '#src/ui/email-address.tsx';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useDeletion } from './use-deletion.ts';

const words = securityWords.deletion;
const LOST = <Cross className="mt-1 text-risk" />;
/** Neither good nor bad. */
const STAYS = <Dot className="mt-1 text-muted" />;

interface DeletionPanelProps {
  session: Session;
  proof: DeletionProof;
  /** Called if another proof is needed, or with null to close the panel. */
  onProof: (proof: DeletionProof | null) => void;
}

/** Lists what is deleted and what stays, then asks the user to prove their identity. */
export function DeletionPanel({ session, proof, onProof }: DeletionPanelProps) {
  const { state, submit } = useDeletion({ session, proof, onProof });
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), [proof]);
  const cancel = () => onProof(null);
  return (
    <div
      data-wide
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-lg border border-risk bg-raised p-4 sm:p-6 [&_input]:bg-surface"
    >
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold">
        {words.panelHeading}
      </h3>
      <p>
        <LinkedText
          text={words.account}
          tags={{
            address: (
              <strong className="inline-block max-w-full">
                <EmailAddress address={session.email} />
              </strong>
            ),
          }}
        />
      </p>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <Points heading={words.lostHeading} points={words.lost} sign={LOST} />
        <Points
          heading={words.staysHeading}
          points={session.signInType === 'social' ? [...words.stays, words.google] : words.stays}
          sign={STAYS}
        />
      </div>
      <p className="rounded border-s-4 border-accent bg-accent-wash px-4 py-3">
        <LinkedText
          text={words.paid}
          tags={{ cancel: { to: supportAbout('cancel-subscription') } }}
        />
      </p>
      <div className="grid gap-4 border-t border-line pt-6">
        <h4 className="font-bold">{words.proofHeadings[proof]}</h4>
        {proof === 'sign-in-again' ? (
          <SignInAgain onCancel={cancel} />
        ) : (
          <DeletionForm
            email={session.email}
            asksPassword={proof === 'password'}
            state={state}
            onSubmit={submit}
            onCancel={cancel}
          />
        )}
      </div>
    </div>
  );
}

interface PointsProps {
  heading: string;
  points: readonly string[];
  sign: ReactNode;
}

function Points({ heading, points, sign }: PointsProps) {
  return (
    <div className="grid content-start gap-2">
      <h4 className="font-semibold">{heading}</h4>
      <ul className="grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            {sign}
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
