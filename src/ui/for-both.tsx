interface ForBothProps {
  visitors: string;
  /** For signed-in users. Defaults to the visitors' text. */
  users?: string | undefined;
}

/** A text that differs for signed-in users. Prerendered HTML has both; CSS shows one. */
export function ForBoth({ visitors, users }: ForBothProps) {
  if (users === undefined) return visitors;
  return (
    <>
      <span className="for-signed-out">{visitors}</span>
      <span className="for-signed-in">{users}</span>
    </>
  );
}
