import { useSyncExternalStore } from 'react';
import { sharedWords } from '#content/marketing/shared.ts';
import { onSessionChange } from '#src/services/user-pool/session-hint.ts';
import { sessionPerson } from '#src/services/user-pool/session-person.ts';

/** Greets the signed-in user. The name follows after hydration, in the same line. */
export function Greeting() {
  const person = useSyncExternalStore(onSessionChange, sessionPerson, () => null);
  return (
    <p className="for-signed-in -mb-2 font-semibold wrap-anywhere text-muted">
      {sharedWords.hello}
      {person !== null && (
        <span>
          , <bdi>{person.name}</bdi>
        </span>
      )}
    </p>
  );
}
