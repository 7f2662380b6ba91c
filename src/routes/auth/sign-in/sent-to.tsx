import { renderTags } from '#src/ui/linked-text.tsx';
import { accountAddress } from '../shared/account-address.tsx';

interface SentToProps {
  words: { sent: string; sentTo: string; sentToNumber?: string };
  /** Null if the user pool doesn't say. */
  destination: string | null;
}

/** Where a code went, which the pool masks: +********0737 or a***@e***. */
export function SentTo({ words, destination }: SentToProps) {
  if (destination === null) return words.sent;
  const [, digits] = /^\+\*+(\d+)$/.exec(destination) ?? [];
  if (digits !== undefined && words.sentToNumber !== undefined) {
    const shown = <strong className="tabular-nums text-text">{digits}</strong>;
    return renderTags(words.sentToNumber, { digits: shown });
  }
  const address = accountAddress(destination);
  // After asterisks, a full stop would look like a part of the mask.
  return renderTags(words.sentTo, { address: destination.endsWith('*') ? address('') : address });
}
