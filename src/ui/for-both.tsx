interface ForBothProps {
  visitors: string;
  /** In its place for signed-in users; default the same. */
  users?: string | undefined;
}

/** A text that is another one for signed-in users. */
export function ForBoth({ visitors, users }: ForBothProps) {
  if (users === undefined) return visitors;
  return (
    <>
      <span className="for-signed-out">{visitors}</span>
      <span className="for-signed-in">{users}</span>
    </>
  );
}
