/** Moves to the next line whole, if it fits on one; otherwise breaks after the @. */
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
