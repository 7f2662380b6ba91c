export function Price({ price, period }: { price: string; period?: string | undefined }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-price font-extrabold tabular-nums">{price}</span>
      {period !== undefined && <span className="text-muted">{period}</span>}
    </p>
  );
}
