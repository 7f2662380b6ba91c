/** A file’s ending says what it is, so however narrow the line, it never breaks inside. */
export function FileName({ name }: { name: string }) {
  const ending = /\.\w+$/.exec(name)?.[0] ?? '';
  return (
    <>
      {name.slice(0, name.length - ending.length)}
      <span className="whitespace-nowrap">{ending}</span>
    </>
  );
}
