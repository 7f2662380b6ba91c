import { shownEmail } from '#src/lib/email.ts';

/** Breaks after the @ if it is too long for its line. The name comes before the host in any script. */
export function EmailAddress({ address }: { address: string }) {
  const shown = shownEmail(address);
  const at = shown.lastIndexOf('@') + 1;
  return (
    <bdi dir="ltr" translate="no">
      {shown.slice(0, at)}
      <wbr />
      {shown.slice(at)}
    </bdi>
  );
}
