import { useLayoutEffect, useRef, useState } from 'react';
import { securityWords } from '#content/dashboard-security.ts';
import { deletionProof, type DeletionProof } from '#src/flows/account/account-deletion.ts';
import type { Session } from '#src/services/user-pool/user-pool.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '../shared/section.tsx';
import { DeletionPanel } from './deletion-panel.tsx';

const words = securityWords.deletion;

/** Opens a panel that explains what is lost, and asks for proof of identity and a typed confirmation. */
export function DeletionSection({ session }: { session: Session }) {
  /** Null while the panel is closed. */
  const [proof, setProof] = useState<DeletionProof | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && proof === null) trigger.current?.focus();
    wasOpen.current = proof !== null;
  }, [proof]);
  return (
    <Section id="deletion" title={words.heading} intro={words.intro}>
      {proof === null ? (
        <>
          <p>{words.text}</p>
          <Button
            ref={trigger}
            look="quiet"
            className="justify-self-start border-risk! text-risk!"
            onClick={() => setProof(deletionProof(session, Date.now()))}
          >
            {words.start}
          </Button>
        </>
      ) : (
        <DeletionPanel session={session} proof={proof} onProof={setProof} />
      )}
    </Section>
  );
}
