import { useState } from 'react';
import { passkeyWords } from '#content/dashboard-passkeys.ts';
import { paths } from '#src/config/paths.ts';
import { offerAfterAnswer } from '#src/flows/passkeys/offer.ts';
import { focusMain } from '#src/lib/focus-main.ts';
import { rememberOffer } from '#src/services/user-pool/passkeys/device-memory.ts';
import { sessionUserId } from '#src/services/user-pool/stored-tokens.ts';
import type { Profile } from '#src/services/user-pool/user-pool.ts';
import { Button } from '#src/ui/button.tsx';
import { FactorIcon } from '#src/ui/factor-icon.tsx';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { AddPasskey } from './add-passkey.tsx';

const words = passkeyWords.offer;

/** Suggests a passkey, once after a sign-in that one would have shortened. */
export function PasskeyOffer({ profile }: { profile: Profile }) {
  const [state, setState] = useState<'open' | 'added' | 'closed'>('open');
  const [user] = useState(sessionUserId);
  if (state === 'closed') return null;
  const answer = (given: 'later' | 'never') => {
    rememberOffer(user, offerAfterAnswer(given, Date.now()));
    setState('closed');
    focusMain();
  };
  return (
    <section
      aria-labelledby="passkey-offer"
      className="grid gap-4 rounded-lg border border-line bg-tide-wash p-4 sm:p-5"
    >
      {state === 'open' && (
        <div className="flex gap-3">
          <FactorIcon kind="passkey" className="mt-0.5 size-7 text-tide" />
          <div className="grid max-w-prose gap-1">
            <h2 id="passkey-offer" className="font-bold sm:text-lg">
              {words.heading}
            </h2>
            <p>{words.text}</p>
          </div>
        </div>
      )}
      <AddPasskey session={profile} finishes onAdded={() => setState('added')} />
      {state === 'open' ? (
        <div className="flex flex-wrap gap-x-5">
          <Button look="plain" onClick={() => answer('later')}>
            {words.later}
          </Button>
          <Button look="plain" onClick={() => answer('never')}>
            {words.never}
          </Button>
        </div>
      ) : (
        <p className="text-sm">
          <LinkedText
            text={words.toSecurity}
            tags={{ security: { to: `${paths.security}#passkeys` } }}
          />
        </p>
      )}
    </section>
  );
}
