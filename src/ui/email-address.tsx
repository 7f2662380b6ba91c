/** Starts a line of its own rather than break; too long for that too, it breaks after the @ first. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@') + 1;
  return (
    <span className="inline-block max-w-full">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
