/** Between two ways to do the same. */
export function Or({ label }: { label: string }) {
  return (
    <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {label}
    </p>
  );
}
