import { EmailAddress } from '#src/ui/email-address.tsx';

/** An address in a sentence, with the mark that its tag encloses. It breaks only if it is too long for a line of its own. */
export function accountAddress(address: string) {
  return (mark: string) => (
    <span className="inline-block max-w-full">
      <strong className="text-text">
        <EmailAddress address={address} />
      </strong>
      {mark}
    </span>
  );
}
