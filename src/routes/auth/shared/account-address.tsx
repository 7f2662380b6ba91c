import { EmailAddress } from '#src/ui/email-address.tsx';

interface AccountAddressProps {
  address: string;
  /** What follows it without a space, and stays with it. */
  mark?: '.' | ',';
}

/** An address in a sentence. It breaks only if it is too long for a line of its own. */
export function AccountAddress({ address, mark }: AccountAddressProps) {
  return (
    <span className="inline-block max-w-full">
      <strong className="text-text">
        <EmailAddress address={address} />
      </strong>
      {mark}
    </span>
  );
}
