import { challengeWords } from '#content/auth/challenges.ts';
import { AccountAddress } from '../shared/account-address.tsx';

const { code: words } = challengeWords;

interface SentToProps {
  sentence: string;
  /** Null if the user pool doesn't say. */
  destination: string | null;
}

/** Where a code went, which the pool masks: +********0737 or a***@e***. */
export function SentTo({ sentence, destination }: SentToProps) {
  if (destination === null) return `${sentence}.`;
  const [, digits] = /^\+\*+(\d+)$/.exec(destination) ?? [];
  return (
    <>
      {sentence} {words.sentTo}{' '}
      {digits === undefined ? (
        <AccountAddress address={destination} />
      ) : (
        <>
          {words.numberEnding} <strong className="tabular-nums text-text">{digits}</strong>
        </>
      )}
      {/* After asterisks, it would look like a part of the mask. */}
      {!destination.endsWith('*') && '.'}
    </>
  );
}
