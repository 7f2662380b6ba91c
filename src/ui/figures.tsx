export interface Figure {
  value: string;
  label: string;
}

/** Large numbers, each with a label. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-4">
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-1 border-s-2 border-accent ps-3 sm:ps-4"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="font-display text-price font-extrabold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
