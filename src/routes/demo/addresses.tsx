import { breakableAddressesOnPhone } from '#src/lib/hosts.ts';
import { WholeAddresses } from '#src/ui/annotated-words.tsx';

/** Text whose addresses move to the next line rather than break, if they fit on one. */
export function Addresses({ in: text }: { in: string }) {
  return <WholeAddresses in={breakableAddressesOnPhone(text)} />;
}
