import { useState } from 'react';
import { passkeyWords as words } from '#content/dashboard-passkeys.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { Passkey, PasskeyList } from '#src/services/user-pool/passkeys/passkey.ts';
import type { Session } from '#src/services/user-pool/user-pool.ts';
import { Notice } from '#src/ui/notice.tsx';
import { LoadFailed } from '../shared/load-failed.tsx';
import { Section } from '../shared/section.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { FinishPasskeys } from './finish-passkeys.tsx';
import { passkeyName, PasskeyRow } from './passkey-row.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { placeHere, usePasskeyList, type ListedPasskeys } from './use-passkey-list.ts';

/** What the pool allows. */
const MOST_PASSKEYS = 20;

/** The account's passkeys. Absent if the user pool has none. */
export function PasskeysSection({ session }: { session: Session }) {
  const listed = usePasskeyList();
  const { state } = listed;
  if (state.at === 'loaded' && state.value === null) return null;
  return (
    <Section id="passkeys" title={words.heading} intro={words.intro}>
      <Body listed={listed} session={session} />
    </Section>
  );
}

function Body({ listed, session }: { listed: ListedPasskeys; session: Session }) {
  const { state, retry } = listed;
  switch (state.at) {
    case 'loading':
      return <p className="text-muted">{words.loading}</p>;
    case 'failed':
      return <LoadFailed isPart text={words.failed} error={state.error} retry={retry} />;
    case 'loaded':
      return state.value && <Passkeys list={state.value} listed={listed} session={session} />;
    default:
      return unreachable(state);
  }
}

interface PasskeysProps {
  list: PasskeyList;
  listed: ListedPasskeys;
  session: Session;
}

function Passkeys({ list, listed, session }: PasskeysProps) {
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const { passkeys, isUsable } = list;
  const isFull = passkeys.length >= MOST_PASSKEYS;
  return (
    <>
      {removed !== null && (
        <Notice key={removed.id} takesFocus done>
          {words.removal.done(passkeyName(removed))}
        </Notice>
      )}
      {passkeys.length > 0 && !isUsable && (
        <FinishPasskeys session={session} onFinished={listed.refresh} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded border border-line bg-raised">
        {passkeys.length > 0 && (
          <ul className="grid divide-y divide-line">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                place={placeHere(passkey.id)}
                onRemove={() => setRemoving(passkey)}
              />
            ))}
          </ul>
        )}
        <div className="grid gap-3 p-4">
          {passkeys.length === 0 && <p>{words.none}</p>}
          {isFull ? (
            <p className="text-muted">{words.most(passkeys.length)}</p>
          ) : (
            <AddPasskey session={session} onAdded={listed.added} />
          )}
        </div>
      </div>
      {removing !== null && (
        <RemovalDialog
          passkey={removing}
          list={list}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null);
            setRemoved(removing);
            listed.removed(removing.id);
          }}
        />
      )}
    </>
  );
}
