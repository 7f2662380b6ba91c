import { EmailAddress } from '#src/ui/email-address.tsx';

/** An address in a sentence. It breaks only if it is too long for a line of its own. */
export function AccountAddress({ address }: { address: string }) {
  return (
    <strong className="inline-block max-w-full text-text">
      <EmailAddress address={address} />
    </strong>
  );
}
