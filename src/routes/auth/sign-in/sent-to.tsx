import { challengeWords } from '#content/auth/challenges.ts';
import { EmailAddress } from '#src/ui/email-address.tsx';

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
        <strong className="text-text">
          <EmailAddress address={destination} />
        </strong>
      ) : (
        <>
          {words.numberEnding} <strong className="text-text tabular-nums">{digits}</strong>
        </>
      )}
      .
    </>
  );
}
